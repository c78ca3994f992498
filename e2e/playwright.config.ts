import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  workers: 1,
  retries: 0,
  timeout: 120_000,
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
      ],
    },
  },
})
