/** Reporting a post, by keyboard, with a network that fails first. */
import { card, tabTo } from './support/cards.ts'
import { look } from './support/look.ts'
import { expect, test } from './support/world.ts'

test('a post is reported by keyboard, nothing is lost on a failure, and the reporter finds it again', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  allowErrors(/status of (500|401)/)
  const jana = await member('Jana')
  const tom = await member('Tom')
  const words = `Buy now ${Date.now()}`
  await call(jana, 'add_post', { message: words })
  const page = await open(tom, '/dashboard', { viewport: { width: 320, height: 700 } })
  const menu = card(page, words).getByRole('button', { name: /^Menu of the post by/ })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Share' })).toBeFocused()
  await page.keyboard.press('r')
  await expect(page.getByRole('menuitem', { name: 'Report' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Report this post' })
  await expect(dialog).toBeVisible()
  await look(page, 'the dialog of Report at 320')

  const send = dialog.getByRole('button', { name: 'Report' })
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Choose a reason')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Spam or advertising' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('The third time today')
  let sent = 0
  await page.route('**/api/users/add_report', async (route) => {
    if (sent++ > 0) return route.continue()
    return route.fulfill({ status: 500, json: { code: false, message: 'Not now', error: 'internal' } })
  })
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Not now')).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveValue('The third time today')
  await expect(dialog.getByRole('radio', { name: 'Spam or advertising' })).toBeChecked()
  await send.press('Enter')
  await expect(dialog.getByText('Thanks, a moderator will look at it.')).toBeVisible()
  await look(page, 'what happens with a report')
  await tabTo(page, dialog.getByRole('button', { name: 'Close' }).last())
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(menu).toBeFocused()
  const { response } = (await call(tom, 'get_reports', {})) as {
    response: Array<{ reason: string; description: string; state: string; shown: string }>
  }
  expect(response).toHaveLength(1)
  expect(response[0]).toMatchObject({
    reason: 'spam',
    description: 'The third time today',
    state: 'open',
    shown: words,
  })
})
