import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractMessages } from './build/contract-messages.ts'
import { preloadFont } from './build/preload-font.ts'

// Where the server listens while Vite serves the pages.
const server = process.env['COMMONS_SERVER'] ?? 'http://127.0.0.1:3000'

const always = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|@tanstack|@lingui|clsx|use-sync-external-store)/',
    'node_modules/@mantine/(hooks|core/esm/core)/',
    'node_modules/@mantine/core/esm/components/(Button|UnstyledButton|Loader|Transition)/',
    'node_modules/@tabler/icons-react/dist/esm/(createReactComponent|defaultAttributes)',
    'web/src/(api|locales)/[^/]+\\.ts$',
    'web/src/(paths|guards)\\.ts$',
    'web/src/ui/(Card|Mark|brand|page-title|toast|confirm|theme|palette)\\.',
    'vite/preload-helper',
  ].join('|'),
)

// What every form of the way in needs; the first page of a visitor is one of them.
const wayIn = new RegExp(
  [
    'node_modules/@mantine/core/esm/components/(Input|InputBase|InputsGroup[^/]*|TextInput|PasswordInput)/',
    'web/src/ui/(PasswordField|use-fields)\\.',
    'web/src/features/accounts/(CaptchaCheck|FailureNote|Pitch|Circles|passkeys-possible|use-account-rules)\\.',
  ].join('|'),
)

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    contractMessages(),
    preloadFont(/figtree-latin-wght-normal/),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // A data: URL would need a wider policy for fonts and pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs is one file; left alone, it would be forty.
          groups: [
            { name: 'base', test: always, includeDependenciesRecursively: false },
            { name: 'way-in', test: wayIn, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': { target: server, ws: true },
      '/media': { target: server },
    },
  },
})
