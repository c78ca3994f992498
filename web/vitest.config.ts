import { defineConfig, mergeConfig } from 'vitest/config'
import vite from './vite.config.ts'

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      environment: 'jsdom',
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['src/test-setup.ts'],
      // Several waits of one test, each as long as test-setup lets it be, on a machine with other things to do.
      testTimeout: 40_000,
      restoreMocks: true,
    },
  }),
)
