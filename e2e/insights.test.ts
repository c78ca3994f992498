/** Analytics: one member scrolls and opens pages, and another sees the real figures of it. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { card } from './support/cards.ts'
import { look } from './support/look.ts'
import { expect, test } from './support/world.ts'

/** Sets the page's visibility, as if its window went behind others or to the front. */
async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

test('what another member scrolls past and opens is counted, shown, compared and saved as a file', async ({
  open,
  member,
  call,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await call(ada, 'add_post', { message: 'Seen by Bob' })
  await call(ada, 'add_post', { message: 'Opened by Bob' })

  const mine = await open(ada, '/dashboard', { viewport: { width: 1280, height: 800 } })
  await mine.getByRole('navigation').getByRole('link', { name: 'Analytics' }).click()
  await expect(mine.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible()
  await expect(mine.getByText('Nothing to count yet')).toBeVisible()
  await look(mine, 'figures where nothing was counted')

  const theirs = await open(bob, `/timeLine/${ada.id}`)
  await expect(theirs.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible()
  const seen = { impressions: new Set<number>(), member_pageviews: new Set<number>() }
  theirs.on('request', (request) => {
    if (!request.url().endsWith('/count_looks')) return
    const looks = request.postDataJSON() as Record<keyof typeof seen, number[]>
    for (const kind of ['impressions', 'member_pageviews'] as const)
      for (const id of looks[kind]) seen[kind].add(id)
  })
  await theirs.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click()
  // The list redraws its rows while the page scrolls, so a row may be replaced under the press.
  for (const words of ['Opened by Bob', 'Seen by Bob'])
    await expect(() => card(theirs, words).scrollIntoViewIfNeeded()).toPass()
  // Each card counts after a second on the screen. A page that is hidden reports at once.
  await expect(async () => {
    await setVisibility(theirs, 'hidden')
    await setVisibility(theirs, 'visible')
    expect(seen.impressions.size).toBe(2)
  }).toPass({ intervals: [1_500], timeout: 20_000 })
  expect([...seen.member_pageviews]).toEqual([ada.id])

  // The counts are written every few seconds.
  await theirs.close()
  await mine.bringToFront()
  await expect(async () => {
    await mine.goto('/#/overview')
    await mine.reload()
    await expect(mine).toHaveURL(/\/analyticstraffic/)
    await mine.getByRole('tab', { name: 'Impressions' }).click()
    await expect(mine.getByRole('link', { name: 'Seen by Bob' })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
  await mine.getByRole('radio', { name: '7 days' }).click()
  await expect(mine).toHaveURL(/metric=impressions&days=7$/)
  const table = mine.getByRole('region', { name: 'Impressions by day' })
  await expect(table.getByRole('row')).toHaveCount(8)
  await expect(table.getByRole('row').nth(1)).toContainText('2')
  await look(mine, 'impressions of seven days')

  const [file] = await Promise.all([
    mine.waitForEvent('download'),
    mine.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^commons-impressions-7-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('"Seen by Bob",1\r\n')

  await mine.getByRole('tab', { name: 'Pageviews' }).click()
  await expect(mine.getByRole('region', { name: 'Pageviews by day' }).getByRole('row').nth(1)).toContainText(
    '1',
  )

  await mine.setViewportSize({ width: 320, height: 700 })
  await mine.goto('/#/analyticstraffic?days=1')
  await expect(mine.getByRole('region', { name: 'Pageviews by hour' })).toBeVisible()
  await look(mine, 'figures at 320')
})
