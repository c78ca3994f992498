import { availableParallelism } from 'node:os'
import { defineConfig, mergeConfig } from 'vitest/config'
import vite from './vite.config.ts'

export default defineConfig((env) =>
  mergeConfig(vite(env), {
    // As in a browser: by itself, Node would take the package's build for Node.
    resolve: { alias: { 'tus-js-client': 'tus-js-client/lib.esm/browser/index.js' } },
    test: {
      server: { deps: { inline: ['tus-js-client'] } },
      environment: 'jsdom',
      // A context per file in processes that reuse jsdom's code and transformed modules: less than half of
      // the work. Threads would share one process and hear each other's BroadcastChannels.
      pool: 'vmForks',
      // By default Vitest leaves a core free, which is half of a small machine.
      maxWorkers: availableParallelism(),
      include: ['{build,src}/**/*.test.{ts,tsx}'],
      // Tests may read a style sheet as text.
      css: { include: [/\?raw$/] },
      setupFiles: ['src/test-setup.ts'],
      // Allows for several waits in one test, each up to test-setup's timeout, on a busy machine.
      testTimeout: 40_000,
      restoreMocks: true,
    },
  }),
)
