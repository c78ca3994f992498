/** Texts that the server doesn't have yet: they wait, come back separately, and are removed by a logout. */
import type { Locator, Page } from '@playwright/test'
import { storedRows } from './support/installed.ts'
import { look } from './support/look.ts'
import { noise } from './support/pictures.ts'
import { expect, test } from './support/world.ts'

const card = (page: Page, words: string) =>
  page.getByRole('article').filter({ has: page.getByText(words, { exact: true }) })
const commentButton = (post: Locator) => post.getByRole('button', { name: /^Comment(,|$)/ })
const field = (post: Locator) => post.getByRole('textbox', { name: 'Write a comment…' })
const onTheWay = (post: Locator) => post.getByRole('list', { name: 'Sending' }).getByRole('listitem')

test('a comment that no server takes says so, and a logout asks about it and leaves nothing', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|Failed to load resource/)
  const ada = await member('Ada')
  await call(ada, 'add_post', { message: 'Nobody hears me' })
  const page = await open(ada, '/dashboard', { viewport: { width: 1280, height: 800 } })
  const post = card(page, 'Nobody hears me')
  await page.route('**/api/users/add_comment', (route) => route.abort())
  await commentButton(post).click()
  await expect(field(post)).toBeFocused()
  await page.keyboard.type('Is anybody there?')
  await page.keyboard.press('Enter')
  await expect(onTheWay(post)).toContainText("Can't reach Commons. We'll send this as soon as we can.")
  await page.keyboard.type('Half a thought')
  await page.keyboard.press('Escape')
  await expect(post).toBeFocused()
  await expect(field(post)).toHaveValue('Half a thought')
  // The next key applies to the card.
  await page.keyboard.press('l')
  await expect(post.getByRole('button', { name: 'Like, 1' })).toHaveAttribute('aria-pressed', 'true')

  const menu = page.getByRole('button', { name: 'Account menu' })
  const question = page.getByRole('dialog', { name: "2 items aren't sent yet" })
  await menu.click()
  await page.getByRole('dialog', { name: 'Account menu' }).getByRole('button', { name: 'Logout' }).click()
  await expect(question.getByRole('button', { name: 'Stay logged in' })).toBeFocused()
  await look(page, 'the question before a logout')
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(menu).toBeFocused()
  await expect(onTheWay(post)).toContainText('Is anybody there?')
  expect(await storedRows(page, 'commons.outbox', 'waiting')).toBe(1)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' }).click()
  await question.getByRole('button', { name: 'Log out anyway' }).click()
  await expect(page).toHaveURL(/#\/login/)
  await expect.poll(() => storedRows(page, 'commons.outbox', 'waiting')).toBe(0)
  await expect.poll(() => storedRows(page, 'commons.drafts', 'drafts')).toBe(0)
})

test('comments with pictures that did not arrive come back apart after a reload, and arrive once @long', async ({
  open,
  member,
  call,
}) => {
  const ada = await member('Ada')
  const { recdata } = (await call(ada, 'add_post', { message: 'Two pictures' })) as {
    recdata: { post_id: number }
  }
  const page = await open(ada, `/timeLine/${ada.id}/${recdata.post_id}`)
  const post = card(page, 'Two pictures')
  // The requests are sent, and no answer comes.
  await page.route('**/api/users/add_comment', () => {})
  for (const name of ['First', 'Second']) {
    const buffer = await noise(page, 300, 200)
    await post
      .locator('input[type=file]')
      .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer })
    await expect(post.getByRole('button', { name: 'Remove the picture' })).toBeVisible()
    await field(post).fill(name)
    await field(post).press('Enter')
    await expect(field(post)).toHaveValue('')
  }
  await expect.poll(() => storedRows(page, 'commons.drafts', 'drafts')).toBe(4)
  // Confirms leaving the page.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.unroute('**/api/users/add_comment')
  await page.reload()
  await expect(onTheWay(post)).toHaveCount(2)
  await expect(onTheWay(post).first()).toContainText('First')
  await expect(onTheWay(post).last()).toContainText('Not sent. The page was closed before this was sent.')
  await expect(field(post)).toHaveValue('')
  for (const name of ['First', 'Second'])
    await onTheWay(post).filter({ hasText: name }).getByRole('button', { name: 'Retry' }).click()
  const said = post.getByRole('list', { name: 'Comments', exact: true })
  for (const name of ['First', 'Second'])
    await expect(said.getByText(name, { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(onTheWay(post)).toHaveCount(0)
  await expect.poll(() => storedRows(page, 'commons.drafts', 'drafts')).toBe(0)
})
