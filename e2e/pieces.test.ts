/** Chunks of the client that fail to load, as on a train: the page stays, and they are tried again. */
import { look, schemes, widths } from './support/look.ts'
import { expect, test } from './support/world.ts'

const parts = /\/assets\/(?:AccountMenuBody|ActionMenuList|PostMenuList|SettingsPage)-/
/** Messages of the browser and React about missing chunks. */
const missing = /Failed to load resource|did not arrive|Failed to fetch|preload CSS|ERR_FAILED/

test('a menu, a dialog and a page that do not arrive take nothing along, and come when they can', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  allowErrors(missing)
  const ada = await member('Ada')
  await call(ada, 'add_post', { message: 'A post to read' })
  const page = await open(ada, '/dashboard', { viewport: { width: 1280, height: 800 } })
  await page.route(parts, (route) => route.abort())
  // Drops what was fetched ahead before the route was blocked.
  await page.reload()
  const post = page.getByRole('article').filter({ hasText: 'A post to read' })
  await expect(post).toBeVisible()
  await page.getByRole('textbox', { name: "What's on your mind?" }).fill('Half a thought')

  const account = page.getByRole('button', { name: 'Account menu' })
  await account.click()
  await expect(account).toHaveAttribute('aria-expanded', 'false')
  const menu = post.getByRole('button', { name: /^Menu of the post/ })
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    "Couldn't load this page. Check your connection.",
  )
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    "Couldn't load this page. Check your connection.",
  )
  await expect(page.getByRole('link', { name: 'Home' }).first()).toBeVisible()

  await page.unroute(parts)
  await page.getByRole('button', { name: 'Retry' }).click()
  // A browser that caches failed imports gets there by a reload.
  await expect(page.getByRole('searchbox', { name: 'Search settings' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('textbox', { name: "What's on your mind?" })).toHaveValue('Half a thought')
  await account.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await menu.click()
  await expect(page.getByRole('menu')).toBeVisible()
})

for (const colorScheme of schemes('light'))
  test(`a page that did not arrive looks right in Czech, ${colorScheme} @long`, async ({
    open,
    member,
    call,
    allowErrors,
  }) => {
    allowErrors(missing)
    const ada = await member('Ada')
    await call(ada, 'update_session_setting', { several_devices: 1 })
    await call(ada, 'update_language', { language_id: 2 })
    await call(ada, 'add_post', { message: 'Příspěvek' })
    for (const width of widths()) {
      const viewport = { width, height: 640 }
      const page = await open(ada, '/dashboard', { colorScheme, locale: 'cs-CZ', viewport })
      await expect(page.getByRole('feed')).toBeVisible()
      await page.route('**/assets/SettingsPage*', (route) => route.abort())
      await page.evaluate(() => (location.hash = '#/setting'))
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        'Stránku se nepodařilo načíst. Zkontrolujte připojení.',
      )
      await look(page, `a page that did not arrive at ${width}`)
    }
  })

test('what a first page needs beside its first file is asked for at once, by who opens it', async ({
  open,
  member,
  allowErrors,
}) => {
  allowErrors(missing)
  for (const [who, where, piece] of [
    [await member('Ada'), '/dashboard', /\/assets\/members-/],
    [undefined, '/login', /\/assets\/visitors-/],
  ] as const) {
    const page = await open(who, where)
    await expect(page.getByRole('main')).toBeVisible()
    // The first file is blocked, so that only requests made beside it are left.
    await page.route(/\/assets\/index-[^/]*\.js/, (route) => route.abort())
    const request = page.waitForRequest(piece)
    await page.reload()
    await request
  }
})
