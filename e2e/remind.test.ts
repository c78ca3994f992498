/** Reminding of a post, with and without a remark; undoing it; and reminders of a deleted original. */
import { answer, card, choose, keepUndo, tabTo, undo } from './support/cards.ts'
import { look } from './support/look.ts'
import { expect, hears, test } from './support/world.ts'

const postOf = (answered: Record<string, unknown>) => (answered['recdata'] as { post_id: number }).post_id

test('by keyboard a member reminds of a post, and who follows them sees it', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  // A repost that was undone is requested once more where it was shown.
  allowErrors(/status of 404/)
  const jana = await member('Jana Nováková')
  const tom = await member('Tom Fox')
  const eva = await member('Eva')
  const words = `The garden opens ${Date.now()}`
  await call(jana, 'add_post', { message: words })
  await call(eva, 'follow', { following_id: tom.id })

  const his = await open(tom, '/dashboard', { viewport: { width: 1280, height: 800 } })
  const hers = await open(eva, '/dashboard', { viewport: { width: 320, height: 700 } })
  await hers.getByRole('radio', { name: 'Following' }).check()
  await expect(hers.getByText('Nothing here yet')).toBeVisible()

  const post = card(his, words)
  const remind = post.getByRole('button', { name: /^Remind/ })
  await expect(remind).toBeVisible()
  await post.focus()
  await tabTo(his, remind)
  await his.keyboard.press('Enter')
  const dialog = his.getByRole('dialog', { name: 'Remind' })
  await expect(dialog.getByText(words)).toBeVisible()
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await look(his, 'the dialog of Remind')
  await his.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await expect(post.first().getByRole('button', { name: 'Remind, 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(his.getByText('Reminded', { exact: true })).toBeVisible()
  await keepUndo(his)

  const reminded = card(hers, words)
  await expect(reminded).toBeVisible()
  await expect(reminded.getByRole('link', { name: 'Tom Fox' })).toBeVisible()
  await expect(reminded.getByText('reminded')).toBeVisible()
  await expect(reminded.getByRole('group', { name: 'Original post by Jana Nováková' })).toContainText(words)
  await look(hers, 'a repost at 320')
  // Liking the reminder likes the original.
  await reminded.getByRole('button', { name: 'Like', exact: true }).click()
  await expect(post.first().getByRole('button', { name: 'Like, 1' })).toBeVisible()

  await his.bringToFront()
  await undo(his)
  await expect(post.first().getByRole('button', { name: 'Remind', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await expect(card(hers, words)).toBeHidden()
})

test('pressed again a reminder is taken back, and a deleted original leaves its place @long', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  // The new repost may still be loading when it is undone.
  allowErrors(/status of 404/)
  const jana = await member('Jana')
  const tom = await member('Tom')
  const words = `Read this ${Date.now()}`
  const original = postOf(await call(jana, 'add_post', { message: words }))
  const page = await open(tom, '/dashboard')
  const post = card(page, words)
  await post.getByRole('button', { name: 'Remind', exact: true }).click()
  await page.getByRole('dialog', { name: 'Remind' }).getByRole('button', { name: 'Remind' }).click()
  const remind = post.last().getByRole('button', { name: /^Remind/ })
  await expect(remind).toHaveAttribute('aria-pressed', 'true')
  await remind.click()
  await expect(remind).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('Reminder removed')).toBeVisible()

  await post.last().getByRole('button', { name: 'Remind', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Remind' })
  const remark = `Everybody should ${Date.now()}`
  await dialog.getByRole('textbox', { name: 'Remark (optional)' }).fill(remark)
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 0))
  const mine = card(page, remark)
  await expect(mine).toContainText(words)

  await call(jana, 'post_delete', { post_id: original })
  await page.reload()
  await expect(mine.getByText('The original post is no longer available.')).toBeVisible()
  await expect(mine).not.toContainText(words)
  // The card's menu is about the repost.
  await choose(page, mine, 'Delete')
  await answer(page, 'Are you sure to delete this.', 'Yes')
  await expect(mine).toBeHidden()
  await undo(page)
  await expect(mine).toBeVisible()
})

test('a lost answer and a second press remind once', async ({ open, member, call, allowErrors }) => {
  allowErrors(/ERR_FAILED|Failed to load/)
  const jana = await member('Jana')
  const tom = await member('Tom')
  const words = `Once ${Date.now()}`
  const original = postOf(await call(jana, 'add_post', { message: words }))
  const page = await open(tom, '/dashboard')
  let lost = 0
  await page.route('**/api/users/repost', async (route) => {
    const response = await route.fetch()
    if (lost++ === 0) return route.abort()
    return route.fulfill({ response })
  })
  await card(page, words).getByRole('button', { name: 'Remind', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Remind' })
  const remark = `Twice is once ${Date.now()}`
  await dialog.getByRole('textbox').fill(remark)
  await dialog.getByRole('button', { name: 'Remind' }).dblclick()
  await expect(dialog).toBeHidden()
  // The second press may be sent, too, if the first isn't seen as sent yet: with the same idempotency key.
  expect(lost).toBeGreaterThanOrEqual(2)
  const { recdata } = (await call(tom, 'user_timeline', { view_user_id: tom.id })) as {
    recdata: Array<{ repost_comment: string; original_post_id: number }>
  }
  expect(recdata.map((row) => [row.repost_comment, row.original_post_id])).toEqual([[remark, original]])
})

test('what somebody reminds of arrives where their page is open, and goes when it is taken back @long', async ({
  open,
  member,
  call,
}) => {
  const jana = await member('Jana')
  const tom = await member('Tom Fox')
  const words = `Live ${Date.now()}`
  const original = postOf(await call(jana, 'add_post', { message: words }))
  const page = await open(jana, `/timeLine/${jana.id}`, { viewport: { width: 1280, height: 1000 } })
  const post = card(page, words)
  await expect(post.getByRole('button', { name: 'Remind', exact: true })).toBeVisible()
  await hears(page, 'post')
  const reposted = postOf(await call(tom, 'repost', { post_id: original }))
  await expect(post.getByRole('button', { name: 'Remind, 1' })).toBeVisible()
  await call(tom, 'post_delete', { post_id: reposted })
  await expect(post.getByRole('button', { name: 'Remind', exact: true })).toBeVisible()
})
