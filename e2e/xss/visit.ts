/** Opens every screen that shows written text, and waits until each payload was seen there. */
import { expect, type Page } from '@playwright/test'
import type { Canary } from './canary.ts'
import type { Filled } from './fill.ts'

/** Repeats `goOn` until all these were shown. The canary remembers payloads that have left the screen again. */
async function showsAll(
  page: Page,
  canary: Canary,
  what: string,
  wanted: ReadonlySet<number>,
  goOn: () => Promise<unknown>,
): Promise<void> {
  const missing = new Set(wanted)
  const look = async () => {
    for (const id of await canary.shown()) missing.delete(id)
    // What was caught is reported below; waiting for the rest would only hide it.
    if (canary.caught.length > 0) return 0
    if (missing.size > 0) await goOn()
    return missing.size
  }
  await expect
    .poll(look, { message: `payloads that ${what} does not show`, timeout: 60_000, intervals: [50] })
    .toBe(0)
  expect(canary.caught, what).toEqual([])
  await page.keyboard.press('Escape')
}

const scroll = (page: Page) => () => page.mouse.wheel(0, 2_500)
const article = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text }).first()

async function goTo(page: Page, canary: Canary, path: string): Promise<void> {
  await page.goto(`/#${path}`)
  await expect(page.getByRole('main')).toBeVisible()
  await canary.shown()
}

/** Visits the screens of a reader. */
export async function visitAsReader(page: Page, canary: Canary, filled: Filled): Promise<void> {
  const { author, pictured, edited, tags, seen } = filled
  const lists: ReadonlyArray<readonly [string, ReadonlySet<number>]> = [
    ['/dashboard', seen.feed],
    [`/timeLine/${author.id}`, seen.posts],
    ['/saved', seen.saved],
  ]
  for (const [path, wanted] of lists) {
    await goTo(page, canary, path)
    await page.mouse.move(600, 500)
    await showsAll(page, canary, path, wanted, scroll(page))
  }

  await goTo(page, canary, `/timeLine/${author.id}/${edited}`)
  await article(page, 'The last words')
    .getByRole('button', { name: /^Edited/ })
    .click()
  const versions = page.getByRole('dialog', { name: 'Earlier versions' })
  await showsAll(page, canary, 'the earlier versions', seen.versions, () =>
    versions.hover().then(scroll(page)),
  )

  for (const [tab, wanted] of filled.about) {
    await goTo(page, canary, `/timeLine/${author.id}?section=about&tab=${tab}`)
    await showsAll(page, canary, `About, ${tab}`, wanted, async () => {
      const covered = page.getByRole('button', { name: /^Show / }).first()
      if (await covered.isVisible()) await covered.click()
    })
  }

  await goTo(page, canary, '/setting/hashtags')
  let at = 1
  let step = 1
  await showsAll(page, canary, 'followed tags', seen.labels, async () => {
    const next = page.getByRole('button', { name: `Page ${at + step}`, exact: true })
    // To and fro: a page that was still loading when it was passed shows at once the next time.
    if (await next.isVisible()) await next.click().then(() => (at += step))
    else step = -step
  })
  await goTo(page, canary, '/setting/reported-content')
  await showsAll(page, canary, 'reports', seen.reports, async () => {
    const more = page.getByRole('button', { name: 'Show more' })
    if (await more.isVisible()) await more.click()
  })
  for (const panel of ['blocked-channels', 'display-name', 'username'])
    await goTo(page, canary, `/setting/${panel}`)

  for (const tag of tags.slice(0, 12)) {
    await goTo(page, canary, `/tag/${encodeURIComponent(tag)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`#${tag}`)
    await expect(page.getByRole('article').first()).toBeVisible()
  }
  await visitGroup(page, canary, filled)
  await page.goto(`/s/post/${pictured}`)
  await expect(article(page, 'Look')).toBeVisible()
  await visitWindows(page, canary, filled)
  expect(canary.caught).toEqual([])
}

/** Visits a group with its chat, and the lists that it is in. */
async function visitGroup(page: Page, canary: Canary, { group, seen }: Filled): Promise<void> {
  await goTo(page, canary, `/groupdetail/${group}`)
  await goTo(page, canary, `/groupdetail/${group}?tab=chat`)
  await expect(page.getByRole('log')).toBeVisible()
  await showsAll(page, canary, 'the chat of a group', seen.groupChat, () =>
    page
      .getByRole('log')
      .hover()
      .then(() => page.mouse.wheel(0, -2_500)),
  )
  await goTo(page, canary, `/groupdetail/${group}?tab=about`)
  await showsAll(page, canary, 'what is said of a group', seen.groupAbout, scroll(page))
  for (const path of ['/discoverygroups', '/MyGroup', `/groupdetail/${group}?tab=members`]) {
    await goTo(page, canary, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(canary.caught, 'groups').toEqual([])
}

/** Visits what opens in front of a post: the viewer, and the dialogs of its menu. */
async function visitWindows(page: Page, canary: Canary, { author, pictured, edited }: Filled): Promise<void> {
  await goTo(page, canary, `/timeLine/${author.id}/${edited}`)
  const post = article(page, 'The last words')
  await post.getByRole('button', { name: /^Remind/ }).click()
  await expect(page.getByRole('dialog', { name: 'Remind' })).toBeVisible()
  await page.keyboard.press('Escape')
  for (const entry of ['Share', 'Report', 'Why am I seeing this?']) {
    await post.getByRole('button', { name: /^Menu of the post/ }).click()
    const item = page.getByRole('menuitem', { name: entry })
    await item.click()
    await expect(page.getByRole('dialog').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  // Last, because closing the viewer goes back in the page's history, some time later.
  await goTo(page, canary, `/timeLine/${author.id}/${pictured}`)
  await page.getByRole('button', { name: /^View the picture/ }).click()
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
  await page.keyboard.press('Escape')
  expect(canary.caught, 'windows').toEqual([])
}

/** Visits the wallet, its receipts and dialogs, and the payment methods. */
async function visitMoney(page: Page, canary: Canary, { seen }: Filled): Promise<void> {
  await goTo(page, canary, '/wallet')
  const receipts = page.getByRole('button', { name: /^Receipt of transaction/ })
  let at = 0
  await showsAll(page, canary, 'receipts', seen.notes, async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await receipts.nth(at++ % Math.max(await receipts.count(), 1)).click()
    await expect(page.getByRole('dialog', { name: 'Receipt' }).getByText('Trx Number')).toBeVisible()
  })
  await goTo(page, canary, '/wallet')
  await page.getByRole('button', { name: 'Withdraw FCELL TOKEN' }).click()
  await showsAll(page, canary, 'addresses', seen.addresses, scroll(page))
  await goTo(page, canary, '/setting/payment-methods')
  await showsAll(page, canary, 'ways to pay', seen.payments, scroll(page))
}

/** Visits the screens of the author. */
export async function visitAsAuthor(page: Page, canary: Canary, filled: Filled): Promise<void> {
  const { author, tagged, seen } = filled
  await visitMoney(page, canary, filled)
  await goTo(page, canary, '/setting/muted-words')
  await showsAll(page, canary, 'what is muted', seen.mutes, scroll(page))
  await goTo(page, canary, `/timeLine/${author.id}/${tagged}`)
  const own = page.getByRole('article').first()
  await own.getByRole('button', { name: /^Menu of the post/ }).click()
  await page.getByRole('menuitem', { name: 'Edit Post' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit Post' }).getByRole('textbox').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await goTo(page, canary, '/dashboard')
  const words = page
    .getByRole('button', { name: /on your mind/ })
    .or(page.getByRole('textbox', { name: /on your mind/ }))
  await words.first().click()
  await page
    .getByRole('textbox', { name: /on your mind/ })
    .first()
    .pressSequentially('@b')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(canary.caught, 'as the author').toEqual([])
}
