/** Shared by the journeys about the installed client. */
import type { Page } from '@playwright/test'
import { expect } from './world.ts'

/** Options of a browser that may run the service worker. */
export const installable = { serviceWorkers: 'allow' } as const

/**
 * Waits until the page could start without a network: it installs its worker some seconds after it has
 * settled.
 */
export async function isInstalled(page: Page): Promise<void> {
  const isActive = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return registration?.active?.state === 'activated'
    })
  await expect.poll(isActive, { timeout: 60_000, message: 'No service worker became active' }).toBe(true)
}

/** Installs the worker at once, as the page itself would some seconds later. */
export async function install(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }))
  await isInstalled(page)
}

/** Returns how many rows a store in this browser's storage has; 0 if there is no such store. */
export function storedRows(page: Page, database: string, store: string): Promise<number> {
  return page.evaluate(
    ([name, rows]) =>
      new Promise<number>((resolve) => {
        const opened = indexedDB.open(name)
        opened.addEventListener('success', () => {
          const db = opened.result
          if (!db.objectStoreNames.contains(rows)) {
            db.close()
            return resolve(0)
          }
          const count = db.transaction(rows).objectStore(rows).count()
          count.addEventListener('success', () => {
            db.close()
            resolve(count.result)
          })
        })
      }),
    [database, store] as const,
  )
}
