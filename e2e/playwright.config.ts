import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findBrowser, withoutFeatures } from './support/browser.ts'
import { isLong } from './support/look.ts'

/** The longest journeys come first, so that none of them is left to a single worker at the end. */
const longest = /\/(?:xss|install|offline|chat|reels|projects|insights|viewer|about|settings-feed)\.test\.ts$/

export default defineConfig({
  testDir: '.',
  // Each journey has its own network, so those of one file needn't wait for each other.
  fullyParallel: true,
  // Only the long run takes journeys whose path a shorter journey or a component's test covers, too.
  ...(isLong ? {} : { grepInvert: /@long/ }),
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testMatch: '**/*.test.ts', testIgnore: longest },
  ],
  // Each worker has its own network and browsers. Even on two cores two are faster: a journey mostly waits.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  retries: 0,
  // The longest take 50 s, and some machines are a third as fast.
  timeout: 240_000,
  // Journeys assert that something appears, not how soon: on a small machine two browsers share each core.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    headless: true,
    locale: 'en-US',
    // Recording slows every step and reads blobs, which the pages' security policy reports.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: await findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A microphone that beeps, and that every page may use.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        withoutFeatures,
      ],
    },
  },
})
