import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { blurFiles } from './build/blur-files.ts'
import { brotli } from './build/brotli.ts'
import { embedPage } from './build/embed-page.ts'
import { emojiNames } from './build/emoji-names.ts'
import { firstLoads } from './build/first-loads.ts'
import { minifyScript } from './build/minify-script.ts'
import { partsAtOnce } from './build/parts-at-once.ts'
import { preloadFont } from './build/preload-font.ts'
import { pureLists } from './build/pure-lists.ts'
import { serviceWorker } from './build/service-worker.ts'
import { allTexts, noTexts, partTexts } from './build/texts.ts'
import { trialOf } from './build/trial.ts'

// The server's address while Vite serves the pages.
const server = process.env['COMMONS_SERVER'] ?? 'http://127.0.0.1:3000'

const target = 'es2023'

const transforms = () => [
  react(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
  emojiNames(),
  pureLists(),
]

const root = import.meta.dirname
const trial = trialOf({ plugins: () => [...transforms(), noTexts()], root, target })

// A first load names most files, and hashes don't compress: these are as short as they may be.
const output = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6].[ext]',
}

const embedTrial = trialOf({
  plugins: () => [...transforms(), noTexts()],
  root,
  target,
  page: 'embed.html',
})

const accountsPage = (path: string) => `features/accounts/${path}Page.tsx`

const visitors = ['features/home/public-frame/PublicFrame.tsx', accountsPage('login/Login')]
const members = [
  'features/home/shell/Shell.tsx',
  'features/home/dashboard/DashboardPage.tsx',
  'features/home/dashboard/read-ahead.ts',
  'api/offline/start.ts',
]
const above = [
  'features/profiles/checklist/public.ts',
  'features/surveys/poll/line/public.ts',
  'features/posts/waiting/public.ts',
  'features/reels/not-published/public.ts',
  'features/reels/not-published/OwnReels.tsx',
  // Who has a survey above the posts mostly has it among them, too.
  'features/surveys/in-place/public.ts',
]
const late = [
  'features/reels/not-published/NotPublishedReels.tsx',
  'features/posts/published/public.ts',
  'features/posts/composer/ComposerCall.tsx',
  'features/posts/list/WaitingPlace.tsx',
  'features/notifications/public.ts',
  'features/chat/button/public.ts',
  'features/chat/docks/public.ts',
  'features/video-calls/host/public.ts',
  'features/people/hover/public.ts',
  'compose/outbox/OutboxSender.tsx',
  'ui/notices/Tooltips.tsx',
]

export default defineConfig(({ command }) => ({
  root,
  plugins: [
    ...transforms(),
    ...(command === 'build'
      ? [
          firstLoads({
            trial,
            visitors,
            members,
            above,
            late,
            shared: ['ui/states/FailureNote.'],
            others: [
              'register/Register',
              'login/SecondStep',
              'lost-password/ForgotPassword',
              'lost-password/ResetPassword',
              'register/NotMe',
            ].map(accountsPage),
          }),
          partTexts(trial, { visitors, members }, { above }),
          partsAtOnce(),
          embedPage({
            plugins: () => [...transforms(), partTexts(embedTrial, {})],
            root,
            target,
            output,
          }),
        ]
      : [allTexts()]),
    blurFiles(),
    minifyScript('theme.js'),
    preloadFont(/figtree-latin-wght-normal/),
    serviceWorker(),
    brotli(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target,
    // A data: URL would need a wider policy for fonts and pictures.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // With the scripts that each part imports besides, these lists were 18 KB of the first load.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((file) => file.endsWith('.css')),
    },
    sourcemap: false,
    rolldownOptions: { output },
  },
  worker: { format: 'es' },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': { target: server, ws: true },
      '/media': { target: server },
      '^/((vtube|mychannel|embed|feeds|downloads)/|oembed\\?)': { target: server },
    },
  },
}))
