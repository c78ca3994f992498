/** Notifications: they pop up and are counted live, are read under the bell, and are answered on their page. */
import { card } from './support/cards.ts'
import { look } from './support/look.ts'
import { expect, hears, test } from './support/world.ts'

test('what others do pops up, is counted, read under the bell, and gone when it is taken back', async ({
  open,
  member,
  call,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const words = `Told of ${Date.now()}`
  const { recdata } = await call(ada, 'add_post', { message: words })
  const { post_id } = recdata as { post_id: number }
  const page = await open(ada, '/dashboard', { viewport: { width: 1280, height: 800 } })
  await expect(card(page, words)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible()
  await hears(page, 'notifications')
  await call(bob, 'post_like', { post_id })
  await expect(page.getByRole('status').getByText('Bob liked your post')).toBeVisible()
  const bell = page.getByRole('button', { name: 'Notifications, 1 unread' })
  await expect(bell).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\) /)
  await look(page, 'a notification that popped up')

  await bell.click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  const first = panel.getByRole('listitem').filter({ hasText: 'Bob liked your post' })
  await expect(first).toContainText('Unread:')
  await look(page, 'the bell, opened')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused()
  await expect(page).not.toHaveTitle(/^\(/)

  await page.keyboard.press('Enter')
  await expect(first).toBeVisible()
  await expect(first).not.toContainText('Unread:')
  await first.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/timeLine/${ada.id}/${post_id}$`))
  await expect(panel).toBeHidden()

  await call(bob, 'post_like', { post_id })
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  await page.getByRole('link', { name: 'view more' }).click()
  await expect(page.getByText('Nothing new yet')).toBeVisible()
})

test('a comment is answered where one is told of it, on a phone, in Czech', async ({
  open,
  member,
  call,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const { recdata } = await call(ada, 'add_post', { message: 'A question' })
  const { post_id } = recdata as { post_id: number }
  await call(bob, 'post_comment', { post_id, comment: 'An opinion' })
  await call(ada, 'update_language', { language_id: 2 })
  const page = await open(ada, '/AllNotification', { viewport: { width: 320, height: 700 } })
  const row = page.getByRole('listitem').filter({ hasText: 'Komentář k vašemu příspěvku: Bob' })
  await row.getByRole('button', { name: 'Odpovědět: Bob' }).click()
  await row.getByRole('textbox', { name: 'Odpovědět: Bob' }).fill('Thank you')
  await look(page, 'the page of notifications at 320')
  await page.keyboard.press('Control+Enter')
  await expect(row.getByRole('textbox')).toBeHidden()
  const theirs = await open(bob, '/AllNotification')
  await expect(theirs.getByRole('main').getByText('Ada replied to your comment')).toBeVisible()
})

test('all is paused and resumed under the bell, and a group is switched at once', async ({
  open,
  member,
}) => {
  const page = await open(await member('Ada'), '/setting/notifications', {
    viewport: { width: 375, height: 740 },
  })
  const main = page.getByRole('main')
  const group = main.getByRole('button', { name: 'Posts', exact: true })
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await main.getByRole('checkbox', { name: 'Posts, pushed' }).click()
  await expect(main.getByRole('checkbox', { name: 'Posts, pushed' })).toBeChecked()
  await group.click()
  await expect(main.getByRole('checkbox', { name: 'Likes of your posts, pushed' })).toBeChecked()
  await look(page, 'settings of notifications')
  await main.getByRole('button', { name: 'Until I resume' }).click()
  await expect(main.getByText('Paused until you resume')).toBeVisible()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const bell = page.getByRole('dialog', { name: 'Notifications' })
  await bell.getByRole('button', { name: 'Resume' }).click()
  await expect(bell.getByText('Paused until you resume')).toBeHidden()
})
