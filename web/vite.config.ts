import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { icons } from './tools/icons.ts'
import { notice } from './tools/notice.ts'

// The built client is shipped inside the Python package; the server sends it with a strict content policy.
export default defineConfig({
  plugins: [svelte(), icons(), notice()],
  resolve: { conditions: ['browser'] },
  build: {
    outDir: '../tessera/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
  },
  // The server's words lie outside of this folder.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8321', ws: true } } },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
})
