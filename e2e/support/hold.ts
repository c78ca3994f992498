/** Holds the answers of calls, to see what a page does while they are late. */
import type { Page } from '@playwright/test'

/** How long nothing has been asked for once a page has all that it needs, in milliseconds. */
const silence = 700

export interface HeldCalls {
  /** Waits until every answer has come, and nothing more is asked for. */
  quiet(): Promise<void>
}

/** Holds each answer for as long as `pace` says for the call's name, and for how many were asked for before it. */
export async function hold(page: Page, pace: (name: string, nth: number) => number): Promise<HeldCalls> {
  let nth = 0
  const underWay = new Set<number>()
  let lastAt = Date.now()
  await page.route('**/api/users/*', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    const place = nth++
    const ms = pace(name, place)
    underWay.add(place)
    await new Promise((resolve) => setTimeout(resolve, ms))
    // A read that the page has given up on is gone.
    await route.continue().catch(() => {})
    underWay.delete(place)
    lastAt = Date.now()
  })
  page.on('request', () => (lastAt = Date.now()))
  page.on('requestfinished', () => (lastAt = Date.now()))
  return {
    async quiet() {
      while (underWay.size > 0 || Date.now() - lastAt < silence) await page.waitForTimeout(100)
    },
  }
}
