import { mount } from 'svelte'
import './app.css'
import './stage.css'
import App from './App.svelte'
import { startWorker } from './lib/worker'

mount(App, { target: document.getElementById('app')! })
startWorker()
