/**
 * Builds a page that shows one component in a real browser, run as `node build/test-page.ts <module> <folder>`:
 * a module of `src` with what it imports, as `page.js` and `page.css`.
 */
import path from 'node:path'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { allTexts } from './texts.ts'

const [module = '', outDir = ''] = process.argv.slice(2)
const root = path.join(import.meta.dirname, '..')

await build({
  configFile: false,
  root,
  publicDir: false,
  logLevel: 'error',
  plugins: [react(), babel({ presets: [linguiTransformerBabelPreset()] }), allTexts()],
  build: {
    outDir,
    emptyOutDir: false,
    target: 'es2023',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { page: path.join(root, 'src', module) },
      output: { entryFileNames: '[name].js', assetFileNames: '[name].[ext]' },
    },
  },
})
