/** Posts of a group: those that wait for who runs it are declined, sent again and approved; several are pinned. */
import type { Page } from '@playwright/test'
import { card, choose } from './support/cards.ts'
import { composer, post, text } from './support/composer.ts'
import { look, schemes, widths } from './support/look.ts'
import { expect, test } from './support/world.ts'

/** Checks a screen in the widths and schemes of this run. */
async function lookEverywhere(page: Page, name: string, within?: string): Promise<void> {
  const before = page.viewportSize()
  for (const width of new Set([320, ...widths()]))
    for (const colorScheme of schemes('light', 'dark')) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => scrollTo(0, 0))
      await look(page, `${name}, ${width} ${colorScheme}`, { ...(within !== undefined && { within }) })
    }
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
}

test('a group approves what its members post, and says why it declines', async ({ open, member, call }) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const made = await call(ada, 'group_create', { group_name: 'Mushroom pickers' })
  const { id } = made['recdata'] as { id: number }
  await call(bob, 'join_group', { group_id: id })
  const page = await open(ada, `/groupdetail/${id}?tab=members`)
  const toggle = page.getByRole('switch', { name: 'Approve posts first' })
  await expect(toggle).not.toBeChecked()
  await toggle.click({ force: true })
  await expect(page.getByRole('status').getByText('New posts will wait for approval')).toBeVisible()
  await expect(toggle).toBeChecked()
  await lookEverywhere(page, 'a group that approves posts')
  await page.getByRole('link', { name: 'Posts', exact: true }).click()

  const theirs = await open(bob, `/groupdetail/${id}`)
  await expect(theirs.getByText('Your posts appear here once the group has approved them.')).toBeVisible()
  await text(theirs).fill('Chanterelles for sale')
  await post(theirs).click()
  const waiting = theirs.getByRole('region', { name: 'Posts not published yet' })
  await expect(waiting.getByText('Waits for approval')).toBeVisible()
  await expect(waiting).toContainText('Chanterelles for sale')
  await lookEverywhere(theirs, 'a post that waits for approval')

  // It comes live to who runs the group.
  await page.bringToFront()
  const held = page.getByRole('region', { name: '1 post is waiting for approval' })
  await expect(held).toContainText('Chanterelles for sale')
  await lookEverywhere(page, 'the posts that wait in a group')
  await held.getByRole('button', { name: 'Decline the post by Bob' }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline the post' })
  await expect(dialog.getByLabel('Reason (optional)')).toBeFocused()
  await dialog.getByLabel('Reason (optional)').fill('We give mushrooms away here.')
  await lookEverywhere(page, 'declining a post', '[role=dialog]')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(held).toHaveCount(0)

  await theirs.bringToFront()
  await expect(waiting).toHaveCount(0)
  await theirs.goto('/drafts')
  const draft = theirs.getByRole('article').filter({ hasText: 'Chanterelles for sale' })
  await expect(draft).toContainText('We give mushrooms away here.')
  await lookEverywhere(theirs, 'a draft that was declined')
  await draft.getByRole('button', { name: 'Publish now' }).click()
  await expect(theirs.getByRole('heading', { level: 2, name: 'Waiting for approval (1)' })).toBeVisible()
  await lookEverywhere(theirs, 'a draft that waits for approval')

  await page.bringToFront()
  await held.getByRole('button', { name: 'Approve the post by Bob' }).click()
  await expect(held).toHaveCount(0)
  await expect(card(page, 'Chanterelles for sale')).toBeVisible()
  await theirs.bringToFront()
  await expect(theirs.getByRole('heading', { level: 2, name: 'Waiting for approval (1)' })).toHaveCount(0)
  await theirs.goto(`/groupdetail/${id}`)
  await expect(composer(theirs)).toBeVisible()
  await expect(card(theirs, 'Chanterelles for sale')).toBeVisible()
})

test('a group pins up to three posts, and others see them first', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  // The fourth is refused.
  allowErrors(/status of 409/)
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const made = await call(ada, 'group_create', { group_name: 'Kite flyers' })
  const { id } = made['recdata'] as { id: number }
  for (const message of ['Rules of the hill', 'Where we meet', 'Lost kites', 'Wind today'])
    await call(ada, 'add_post', { message, group_id: id })
  // So high that all posts are in sight: those far below aren't drawn.
  const high = { viewport: { width: 1280, height: 3200 } }
  const theirs = await open(bob, `/groupdetail/${id}`, high)
  await expect(card(theirs, 'Wind today')).toBeVisible()
  const page = await open(ada, `/groupdetail/${id}`, high)
  const pins = (on: Page) => on.locator('section').filter({ has: on.getByText('Pinned', { exact: true }) })
  for (const [at, message] of ['Rules of the hill', 'Where we meet', 'Lost kites'].entries()) {
    await choose(page, card(page, message), 'Pin in the group')
    await expect(pins(page).getByRole('article')).toHaveCount(at + 1)
  }
  await choose(page, card(page, 'Wind today'), 'Pin in the group')
  await expect(page.getByText('A group can have up to 3 pinned posts. Unpin one first.')).toBeVisible()
  await expect(pins(page).getByRole('article')).toContainText([
    'Lost kites',
    'Where we meet',
    'Rules of the hill',
  ])
  await lookEverywhere(page, 'the pinned posts of a group')

  // They come live, above the latest.
  await theirs.bringToFront()
  await expect(pins(theirs).getByRole('article')).toContainText([
    'Lost kites',
    'Where we meet',
    'Rules of the hill',
  ])
  await expect(card(theirs, 'Lost kites')).toHaveCount(1)
  await choose(page, card(page, 'Lost kites'), 'Unpin from the group')
  await expect(pins(page).getByRole('article')).toHaveCount(2)
  await expect(pins(theirs).getByRole('article')).toHaveCount(2)
})
