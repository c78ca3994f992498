/** Offline and back, and the server gone and back: what was read stays, what changed arrives. */
import { expect, test } from './world.ts'

test('offline one reads on, and what happened meanwhile arrives when one is back', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/)
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await call(bob, 'add_post', { message: 'Before the cut' })
  const page = await open(ada, '/dashboard')
  const post = page.getByRole('article').filter({ hasText: 'Before the cut' })
  await expect(post).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText(/You are offline/).first()).toBeVisible({ timeout: 3_000 })
  await expect(post).toBeVisible()
  await call(bob, 'add_post', { message: 'During the cut' })
  await page.context().setOffline(false)
  await expect(page.getByText('You are offline. You see what was loaded before.')).toBeHidden()
  await page.getByRole('button', { name: /new post/ }).click({ timeout: 20_000 })
  await expect(page.getByRole('article').filter({ hasText: 'During the cut' })).toBeVisible()
})

test('a like that the server refuses is taken back', async ({ open, member, call, allowErrors }) => {
  allowErrors(/status of (404|500|503)/)
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const { recdata } = (await call(bob, 'add_post', { message: 'Here and gone' })) as {
    recdata: { post_id: number }
  }
  const page = await open(ada, '/dashboard')
  const like = page
    .getByRole('article')
    .filter({ hasText: 'Here and gone' })
    .getByRole('button', { name: /^Like/ })
  await page.route('**/api/users/post_like', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.fulfill({
      status: 500,
      json: { code: false, message: 'An error occurred. Please try again.', error: 'internal' },
    })
  })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true', { timeout: 400 })
  await expect(page.getByRole('alert').getByText('An error occurred. Please try again.')).toBeVisible()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  expect(recdata.post_id).toBeGreaterThan(0)
})

test('when the server is killed and starts again, the page goes on by itself', async ({
  open,
  member,
  call,
  commons,
  allowErrors,
}) => {
  allowErrors(
    /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|Failed to load resource|WebSocket/,
  )
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await call(bob, 'add_post', { message: 'Before the crash' })
  const page = await open(ada, '/dashboard')
  await expect(page.getByRole('article').filter({ hasText: 'Before the crash' })).toBeVisible()
  await commons.crash()
  await call(bob, 'add_post', { message: 'Still here after the crash' })
  await page.getByRole('button', { name: /new post/ }).click({ timeout: 20_000 })
  await expect(page.getByRole('article').filter({ hasText: 'Still here after the crash' })).toBeVisible()
})
