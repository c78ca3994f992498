import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findBrowser, withoutFeatures } from './browser.ts'
import { isLong } from './look.ts'

/** The journeys that take longest begin, lest one of them is left to a single worker in the end. */
const longest = /\/(?:xss|install|insights|viewer|about|settings-feed)\.test\.ts$/

export default defineConfig({
  testDir: '.',
  // Each journey has a network of its own, so that those of a file need not wait for each other.
  fullyParallel: true,
  // A journey whose way a shorter one, or a component's test, goes too, is taken at full size alone.
  ...(isLong ? {} : { grepInvert: /@long/ }),
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testMatch: '**/*.test.ts', testIgnore: longest },
  ],
  // Each has a network and browsers of its own. On two cores, too, two are sooner done: a journey mostly waits.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  retries: 0,
  timeout: 120_000,
  // What is asserted is that it comes, not how soon: on a small machine two browsers share each core.
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
        // A microphone in which something beeps, and which every page may use.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        withoutFeatures,
      ],
    },
  },
})
