/** A feed that is scrolled, left and come back to. */
import type { Page } from '@playwright/test'
import { expect, test } from './support/world.ts'

/** Returns the first article below the bar at the top, and where it is. */
const firstSeen = (page: Page) =>
  page.evaluate(() => {
    for (const article of document.querySelectorAll('[role=feed] article')) {
      const { top } = article.getBoundingClientRect()
      if (top > 100) return { place: article.getAttribute('aria-posinset'), top, scrolled: window.scrollY }
    }
    return undefined
  })

test('Back from a post leads to the same pixel, and nothing is loaded before one’s eyes', async ({
  open,
  member,
  call,
}) => {
  const ada = await member('Ada')
  for (let n = 1; n <= 40; n++) await call(ada, 'add_post', { message: `Post ${n}\n`.repeat(1 + (n % 7)) })
  const page = await open(ada, `/timeLine/${ada.id}`, { viewport: { width: 1280, height: 800 } })
  const articles = page.getByRole('feed').getByRole('article')
  await expect(articles.first()).toBeVisible()
  // Far enough down for the list to have loaded more than once.
  await expect(async () => {
    await page.mouse.move(640, 400)
    await page.mouse.wheel(0, 900)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(4_000)
  }).toPass({ intervals: [100] })
  // Once nothing moves, and everything nearby is drawn.
  let before: Awaited<ReturnType<typeof firstSeen>>
  await expect(async () => {
    before = await firstSeen(page)
    await page.waitForTimeout(300)
    expect(before).toBeDefined()
    expect(await firstSeen(page)).toEqual(before)
  }).toPass()
  await page.evaluate(() => {
    Reflect.set(globalThis, 'busy', [])
    new MutationObserver(() => {
      const busy = document.querySelector('main [role=status][aria-busy=true]')
      if (busy) (Reflect.get(globalThis, 'busy') as string[]).push(busy.outerHTML.slice(0, 200))
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  await page
    .getByRole('feed')
    .locator(`article[aria-posinset="${before?.place}"] [data-action=open]`)
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/timeLine\/\d+\/\d+$/)
  await expect(articles).toHaveCount(0)
  await page.evaluate(() => Reflect.set(globalThis, 'busy', []))
  await page.goBack()
  await expect(articles.first()).toBeVisible()
  await expect.poll(() => firstSeen(page)).toEqual(before)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'busy') as string[])).toEqual([])
})

test('a press counts also while the page still scrolls @long', async ({ open, member, call }) => {
  const ada = await member('Ada')
  for (let n = 1; n <= 12; n++) await call(ada, 'add_post', { message: `Post ${n}` })
  const page = await open(ada, `/timeLine/${ada.id}`, { viewport: { width: 1280, height: 1100 } })
  const like = page.getByRole('article').first().getByRole('button', { name: 'Like', exact: true })
  await expect(like).toBeVisible()
  const isHit = await like.evaluate(
    (button) =>
      new Promise<boolean>((resolve) => {
        addEventListener(
          'scroll',
          () =>
            requestAnimationFrame(() => {
              const { x, y, width, height } = button.getBoundingClientRect()
              const hit = document.elementFromPoint(x + width / 2, y + height / 2)
              resolve(hit !== null && button.contains(hit))
            }),
          { once: true },
        )
        window.scrollBy({ top: 20, behavior: 'instant' })
      }),
  )
  expect(isHit).toBe(true)
})
