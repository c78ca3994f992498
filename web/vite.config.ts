import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractMessages } from './build/contract-messages.ts'
import { emojiNames } from './build/emoji-names.ts'
import { firstLoads } from './build/first-loads.ts'
import { minifyScript } from './build/minify-script.ts'
import { preloadFont } from './build/preload-font.ts'
import { serviceWorker } from './build/service-worker.ts'

// The server's address while Vite serves the pages.
const server = process.env['COMMONS_SERVER'] ?? 'http://127.0.0.1:3000'

const target = 'es2023'

const transforms = () => [
  react(),
  lingui(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
  contractMessages(),
  emojiNames(),
]

const visitorsPage = (name: string) => `features/accounts/${name}Page.tsx`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    ...transforms(),
    firstLoads({
      plugins: transforms,
      root: import.meta.dirname,
      target,
      visitors: ['features/home/PublicFrame.tsx', visitorsPage('Login')],
      members: [
        'features/home/Shell.tsx',
        'features/home/DashboardPage.tsx',
        'features/posts/public.ts',
        'compose/outbox/unsent.ts',
        'api/offline/start.ts',
      ],
      others: ['Register', 'SecondStep', 'ForgotPassword', 'ResetPassword', 'NotMe'].map(visitorsPage),
    }),
    minifyScript('theme.js'),
    preloadFont(/figtree-latin-wght-normal/),
    serviceWorker(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target,
    // A data: URL would need a wider policy for fonts and pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
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
