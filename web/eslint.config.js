import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'

export default defineConfig(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      // TypeScript reports names that are not defined, and it knows the types of the browser.
      'no-undef': 'off',
      // `{#each { length: n } as _, i}` repeats something n times.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      // Svelte drops a space at the edge of an element; `{' '}` keeps it.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  { files: ['public/*.js'], languageOptions: { globals: globals.serviceworker }, rules: { 'no-undef': 'error' } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
)
