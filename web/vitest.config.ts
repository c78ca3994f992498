import { availableParallelism } from 'node:os'
import { defineConfig, mergeConfig } from 'vitest/config'
import vite from './vite.config.ts'

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      environment: 'jsdom',
      // A context for each file in processes that keep jsdom's code and what was transformed: less than half of the
      // work. Threads would be one process, and hear each other's BroadcastChannels.
      pool: 'vmForks',
      // Tests mostly wait for what they pressed, so more of them than cores are sooner done.
      maxWorkers: availableParallelism() + 1,
      include: ['src/**/*.test.{ts,tsx}'],
      // Tests may read a style sheet as text.
      css: { include: [/\?raw$/] },
      setupFiles: ['src/test-setup.ts'],
      // Several waits of one test, each as long as test-setup lets it be, on a machine with other things to do.
      testTimeout: 40_000,
      restoreMocks: true,
    },
  }),
)
