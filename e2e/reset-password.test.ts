/** A forgotten password: a new one by the mailed link, once, and the second factor is still asked for. */
import { look, widths, schemes } from './support/look.ts'
import { logIn, switchTwoFactorOn } from './support/way-in.ts'
import { expect, password, test } from './support/world.ts'

const next = 'a wholly new marmot'
const subject = 'Choose a new password'
const addressOf = (link: string) => new URL(link).hash.slice(1)

test('a forgotten password is replaced by the mailed link, and the link is good once', async ({
  open,
  member,
  mailedLink,
  allowErrors,
}) => {
  allowErrors(/status of (401|422)/)
  const ada = await member('Ada')
  const elsewhere = await open(ada, '/dashboard')
  const page = await open(undefined, '/login?to=%2FtimeLine%2F7')
  await page.getByLabel('Email').fill(ada.email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused()
  // The typed address is kept.
  await expect(page.getByLabel('Email')).toHaveValue(ada.email)
  await page.getByLabel('Email').fill('ada')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Email is required', { exact: true })).toBeVisible()
  await page.getByLabel('Email').fill(ada.email)
  await page.getByRole('checkbox', { name: /I'm human/ }).check()
  await page.getByRole('button', { name: 'Submit' }).click()
  const said = "If this address has an account, we've sent it a link."
  await expect(page.getByText(said)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused()
  await expect(page.getByRole('button', { name: /Send again in \d+ s/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  const link = await mailedLink(ada.email, subject)
  await page.goto(link)
  await page.getByRole('button', { name: 'Change my password' }).click()
  for (const text of ['Password is required', 'Confirm Password is required'])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByLabel('New Password', { exact: true })).toBeFocused()
  await page.getByLabel('New Password', { exact: true }).fill(next)
  await page.getByLabel('Confirm Password').fill('something else')
  await page.getByRole('button', { name: 'Change my password' }).click()
  await expect(page.getByText('Password and Confirm Password Should be same')).toBeVisible()
  await page.getByLabel('Confirm Password').fill(next)
  await page.getByRole('button', { name: 'Change my password' }).click()
  await expect(page.getByText('Password changed. Log in with your new one.').first()).toBeVisible()
  // By itself, without a reload.
  await expect(page).toHaveURL(/#\/login$/)
  await expect(elsewhere, 'other devices are logged out').toHaveURL(/#\/login/)

  await logIn(page, ada.email, next)
  await expect(page).toHaveURL(/#\/dashboard$/)

  const again = await open(undefined, addressOf(link))
  await again.getByLabel('New Password', { exact: true }).fill('an even newer marmot')
  await again.getByLabel('Confirm Password').fill('an even newer marmot')
  await again.getByRole('button', { name: 'Change my password' }).click()
  await expect(again.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeFocused()
  await expect(again.getByText(/expired or has already been used/).first()).toBeVisible()
  await expect(again.getByRole('main').locator('input')).toHaveCount(0)
  await again.getByRole('link', { name: 'Email me a new link' }).click()
  await expect(again).toHaveURL(/#\/forgetpassword$/)
})

test('an address without an account gets the same answer @long', async ({ open }) => {
  const page = await open(undefined, '/forgetpassword')
  await page.getByLabel('Email').fill(`nobody.${Date.now()}@example.org`)
  await page.getByRole('checkbox', { name: /I'm human/ }).check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText("If this address has an account, we've sent it a link.")).toBeVisible()
})

test('a new password does not skip the second factor @long', async ({ open, member, call, mailedLink }) => {
  const ada = await member('Ada')
  await switchTwoFactorOn(call, ada)
  await call(ada, 'forget_password', { email: ada.email })
  const page = await open(undefined, addressOf(await mailedLink(ada.email, subject)))
  await page.getByLabel('New Password', { exact: true }).fill(next)
  await page.getByLabel('Confirm Password').fill(next)
  await page.getByRole('button', { name: 'Change my password' }).click()
  // The link of the confirmation page; the header has another one all the time.
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await logIn(page, ada.email, next)
  await expect(page).toHaveURL(/#\/twofa/)
})

test('"this was not me" does nothing before the press, then logs out and leads to a new password', async ({
  open,
  member,
  call,
  mailedLink,
  allowErrors,
}) => {
  allowErrors(/status of (401|422)/)
  const ada = await member('Ada')
  await call(ada, 'change_password', {
    old_password: password,
    new_password: 'what the thief chose',
    confirm_password: 'what the thief chose',
  })
  const address = addressOf(await mailedLink(ada.email, 'Your password was changed'))

  const page = await open(undefined, address)
  await expect(page.getByRole('heading', { level: 1, name: "Wasn't you?" })).toBeVisible()
  // Opening the link, as a mail scanner does, changes nothing.
  const thief = await open(undefined, '/login')
  await logIn(thief, ada.email, 'what the thief chose')
  await expect(thief).toHaveURL(/#\/dashboard$/)

  await page.getByRole('button', { name: /secure my account/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible()
  await expect(thief).toHaveURL(/#\/login/)
  await page.getByLabel('New Password', { exact: true }).fill(next)
  await page.getByLabel('Confirm Password').fill(next)
  await page.getByRole('button', { name: 'Change my password' }).click()
  await expect(page).toHaveURL(/#\/login$/)

  const late = await open(undefined, address)
  await late.getByRole('button', { name: /secure my account/ }).click()
  await expect(late.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeFocused()
})

test('a page for everybody stays as it is when the session ends @long', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  const ada = await member('Ada')
  await call(ada, 'update_session_setting', { several_devices: 1 })
  const page = await open(ada, '/forgetpassword')
  await page.getByLabel('Email').fill('half an addr')
  await call(ada, 'session_delete_all', {})
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('api_key')
  // Typed after everything that the end of the session triggered.
  await page.getByLabel('Email').pressSequentially('ess')
  await expect(page.getByLabel('Email')).toHaveValue('half an address')
  await expect(page).toHaveURL(/#\/forgetpassword$/)
})

test('who is logged in here, too, is not led away from the link that ends the session @long', async ({
  open,
  member,
  call,
  mailedLink,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  const ada = await member('Ada')
  await call(ada, 'update_session_setting', { several_devices: 1 })
  const page = await open(ada, '/dashboard')
  await switchTwoFactorOn(call, ada)
  await page.goto(await mailedLink(ada.email, 'Two-factor authentication was turned on'))
  await expect(page.getByRole('heading', { level: 1, name: "Wasn't you?" })).toBeVisible()
  const cookie = () => page.evaluate(() => document.cookie)
  expect(await cookie(), 'nothing happens before the press').toContain('api_key')
  await page.getByRole('button', { name: /secure my account/ }).click()
  await expect.poll(cookie, { timeout: 15_000 }).not.toContain('api_key')
  await expect(page).toHaveURL(/#\/resetpassword\//)
  await page.getByLabel('New Password', { exact: true }).fill(next)
  await page.getByLabel('Confirm Password').fill(next)
  await page.getByRole('button', { name: 'Change my password' }).click()
  await expect(page).toHaveURL(/#\/login$/)
  // The second factor that somebody else switched on is gone.
  await logIn(page, ada.email, next)
  await expect(page).toHaveURL(/#\/dashboard$/)
})

for (const colorScheme of schemes('light')) {
  test(`the screens of a lost password, ${colorScheme} @long`, async ({ open, allowErrors }) => {
    allowErrors(/status of 422/)
    for (const width of widths()) {
      const page = await open(undefined, '/forgetpassword', {
        colorScheme,
        viewport: { width, height: 800 },
      })
      await page.getByLabel('Email').fill('somebody@example.org')
      await page.getByRole('checkbox', { name: /I'm human/ }).check()
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
      await look(page, `mailed at ${width}`)
      await page.goto('/#/resetpassword/nothing')
      await page.getByRole('button', { name: 'Change my password' }).click()
      await expect(page.getByText('Password is required', { exact: true })).toBeVisible()
      await look(page, `reset with errors at ${width}`)
      await page.getByLabel('New Password', { exact: true }).fill(next)
      await page.getByLabel('Confirm Password').fill(next)
      await page.getByRole('button', { name: 'Change my password' }).click()
      await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
      await look(page, `expired at ${width}`)
    }
  })
}
