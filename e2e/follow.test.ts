/** Following and blocking from cards, and the two feeds. */
import type { Page } from '@playwright/test'
import { answer, card, choose, undo } from './support/cards.ts'
import { look } from './support/look.ts'
import { expect, test } from './support/world.ts'

const feed = (page: Page, name: 'All' | 'Following') =>
  page.getByRole('radiogroup', { name: 'Posts from' }).getByRole('radio', { name })

test('a member follows from a card, reads the feed of the followed, and this browser remembers it', async ({
  open,
  member,
  call,
}) => {
  const jana = await member('Jana Nováková')
  const tom = await member('Tom')
  const eva = await member('Eva')
  const stamp = Date.now()
  await call(jana, 'add_post', { message: `By Jana ${stamp}` })
  await call(eva, 'add_post', { message: `By Eva ${stamp}` })
  const page = await open(tom, '/dashboard', { viewport: { width: 320, height: 700 } })
  await choose(page, card(page, `By Jana ${stamp}`), 'Follow')
  await answer(page, 'Follow this.', 'Yes')
  await expect(page.getByText('Now following Jana Nováková')).toBeVisible()
  // The last toast doesn't cover the next question.
  await choose(page, card(page, `By Jana ${stamp}`), 'Unfollow')
  const question = page.getByRole('dialog', { name: 'Confirm to submit' })
  await expect(question.getByText('Jana Nováková', { exact: true })).toBeVisible()
  const [asked, said] = await Promise.all([
    question.boundingBox(),
    page.getByText('Now following Jana Nováková').boundingBox(),
  ])
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0)
  await question.getByRole('button', { name: 'No' }).click()

  await feed(page, 'Following').check()
  await expect(card(page, `By Jana ${stamp}`)).toBeVisible()
  await expect(card(page, `By Eva ${stamp}`)).toBeHidden()
  await look(page, 'the feed of the followed at 320')
  await page.reload()
  await expect(feed(page, 'Following')).toBeChecked()
  await expect(card(page, `By Jana ${stamp}`)).toBeVisible()

  // Unfollowing empties the feed at once, and Undo brings the posts back.
  await choose(page, card(page, `By Jana ${stamp}`), 'Unfollow')
  await answer(page, 'Unfollow this.', 'Yes')
  await expect(card(page, `By Jana ${stamp}`)).toBeHidden()
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  await undo(page)
  await expect(card(page, `By Jana ${stamp}`)).toBeVisible()
})

test('a follow that fails is taken back and says so @long', async ({ open, member, call, allowErrors }) => {
  allowErrors(/status of 5/)
  const jana = await member('Jana')
  const tom = await member('Tom')
  const words = `Nobody follows ${Date.now()}`
  await call(jana, 'add_post', { message: words })
  const page = await open(tom, '/dashboard')
  await page.route('**/api/users/follow', (route) =>
    route.fulfill({ status: 500, json: { code: false, message: 'Broken', error: 'internal' } }),
  )
  await choose(page, card(page, words), 'Follow')
  await answer(page, 'Follow this.', 'Yes')
  await expect(page.getByRole('alert').getByText('Failure')).toBeVisible()
  await card(page, words)
    .getByRole('button', { name: /^Menu of/ })
    .click()
  await expect(page.getByRole('menuitem', { name: 'Follow', exact: true })).toBeVisible()
})

test('who is blocked leaves every list at once, the list stays where it is, and Undo brings them back', async ({
  open,
  member,
  call,
}) => {
  const jana = await member('Jana')
  const tom = await member('Tom')
  const eva = await member('Eva')
  const stamp = Date.now()
  for (let i = 0; i < 12; i++) {
    await call(eva, 'add_post', { message: `Eva ${stamp} ${i} ${'words '.repeat(60)}` })
    if (i % 4 === 0) await call(jana, 'add_post', { message: `Jana ${stamp} ${i}` })
  }
  const page = await open(tom, '/dashboard', { viewport: { width: 1280, height: 800 } })
  const theirs = card(page, `Jana ${stamp} 8`)
  await expect(card(page, `Eva ${stamp} 11`)).toBeVisible()
  // Posts far below aren't drawn yet.
  await page.evaluate(() => window.scrollTo(0, 600))
  const above = card(page, `Eva ${stamp} 9`)
  // The menu is opened before anything is measured: Playwright scrolls to what it clicks.
  await theirs.getByRole('button', { name: /^Menu of the post by/ }).click()
  const before = await above.boundingBox()
  await page.getByRole('menuitem', { name: 'Block User' }).click()
  await answer(page, 'Block this.', 'Yes')
  await expect(theirs).toBeHidden()
  await expect(above).toBeVisible()
  await expect
    .poll(async () => Math.abs(((await above.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
    .toBeLessThan(2)
  await undo(page)
  await expect(page.getByText(/^Unblocked\./)).toBeVisible()
  await expect(theirs).toBeVisible()

  await choose(page, theirs, 'Block User')
  await answer(page, 'Block this.', 'Yes')
  await page.reload()
  await expect(above.or(card(page, `Eva ${stamp} 11`)).first()).toBeVisible()
  await expect(card(page, `Jana ${stamp}`)).toHaveCount(0)
})

test('each feed keeps its place while the other one is read, and Back does @long', async ({
  open,
  member,
  call,
}) => {
  const jana = await member('Jana')
  const tom = await member('Tom')
  const eva = await member('Eva')
  await call(tom, 'follow', { following_id: jana.id })
  for (let i = 0; i < 15; i++) {
    await call(jana, 'add_post', { message: `Followed ${i} ${'words '.repeat(80)}` })
    await call(eva, 'add_post', { message: `Other ${i} ${'words '.repeat(80)}` })
  }
  const page = await open(tom, '/dashboard', { viewport: { width: 1280, height: 800 } })
  await expect(page.getByRole('article').first()).toBeVisible()
  const y = () => page.evaluate(() => window.scrollY)
  /** Returns the scroll position after two frames, when what a scroll has drawn is measured. */
  const drawn = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY))),
        ),
    )
  const scrollTo = async (target: number) => {
    await page.mouse.move(640, 500)
    for (let i = 0; i < 40 && (await drawn()) < target; i++) await page.mouse.wheel(0, 400)
    await expect.poll(async () => (await y()) === (await drawn())).toBe(true)
    return y()
  }
  const inAll = await scrollTo(2600)
  await feed(page, 'Following').check()
  await expect(card(page, 'Followed 14')).toBeInViewport()
  await expect(card(page, 'Other')).toHaveCount(0)
  const inFollowing = await scrollTo(1600)
  await feed(page, 'All').check()
  await expect.poll(async () => Math.abs((await y()) - inAll)).toBeLessThan(3)
  await feed(page, 'Following').check()
  await expect.poll(async () => Math.abs((await y()) - inFollowing)).toBeLessThan(3)

  const when = page.locator('article time').filter({ visible: true }).nth(2)
  // Clicked without a mouse, for which Playwright would scroll it further into view.
  await when.evaluate((node) => node.closest('a')?.click())
  await expect(page).toHaveURL(/timeLine\/\d+\/\d+/)
  await page.goBack()
  await expect.poll(async () => Math.abs((await y()) - inFollowing)).toBeLessThan(3)
  await expect(feed(page, 'Following')).toBeChecked()
})
