/** The second step of a login: by the app's code, by a recovery code, by keyboard alone, and the ways back. */
import { look, widths, schemes } from './support/look.ts'
import { logIn, switchTwoFactorOn } from './support/way-in.ts'
import { expect, test } from './support/world.ts'

const wrong = /That code is wrong, expired or already used/

test('the code of the app finishes the login and leads where one wanted to go', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  allowErrors(/status of (401|422)/)
  const ada = await member('Ada')
  const { nextCode } = await switchTwoFactorOn(call, ada)
  const page = await open(undefined, `/timeLine/${ada.id}`)
  await logIn(page, ada.email)
  await expect(page).toHaveURL(/#\/twofa\?to=/)
  await expect(page.getByRole('button', { name: 'Login', exact: true }).last()).toBeDisabled()
  await expect(page.getByText(`You're logging in as ${ada.email}.`)).toBeVisible()

  // Only the second step is open: members' pages lead back to it, and the login page stays the login page.
  await page.goto('/#/dashboard')
  await expect(page).toHaveURL(/#\/twofa\?to=%2Fdashboard/)
  await page.goBack()
  await expect(page).toHaveURL(/#\/twofa\?to=%2FtimeLine/)

  const digits = page.getByRole('textbox', { name: /Digit/ })
  await digits.first().click()
  await page.keyboard.type('000000')
  await expect(page.getByRole('alert').filter({ hasText: wrong })).toBeVisible()
  // The digits are cleared, ready for the next try.
  for (const digit of await digits.all()) await expect(digit).toHaveValue('')
  await expect(digits.first()).toBeFocused()

  const second = await page.context().newPage()
  await second.goto('/#/twofa?to=%2Fdashboard')
  await expect(second.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible()

  // Pasted, as from a password manager; the last digit submits the form.
  await digits.first().evaluate((node, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, nextCode())
  await expect(page).toHaveURL(new RegExp(`#/timeLine/${ada.id}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible()
  await expect(second, 'the other tab agrees').toHaveURL(/#\/dashboard$/)
  await page.goBack()
  await expect(page, 'the step that is taken is no more').not.toHaveURL(/#\/twofa/)
})

test('by keyboard alone, with a recovery code, which is good once', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  allowErrors(/status of (401|422)/)
  const ada = await member('Ada')
  const { recoveryCodes } = await switchTwoFactorOn(call, ada)
  const [code = ''] = recoveryCodes
  const page = await open(undefined, '/login')
  await logIn(page, ada.email)
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused()

  const press = page.getByRole('button', { name: 'Use a recovery code' })
  for (let i = 0; i < 12 && !(await press.evaluate((node) => node === document.activeElement)); i++)
    await page.keyboard.press('Tab')
  await expect(press).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Recovery code')).toBeFocused()
  await page.keyboard.type('abcd-efgh-jkmn')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: wrong })).toBeVisible()
  await expect(page.getByLabel('Recovery code')).toBeFocused()
  // The wrong code is selected, so that typing replaces it.
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/dashboard$/)

  const again = await open(undefined, '/login')
  await logIn(again, ada.email)
  await again.getByRole('button', { name: 'Use a recovery code' }).click()
  await again.getByLabel('Recovery code').fill(code)
  await again.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
  await expect(again.getByRole('alert').filter({ hasText: wrong })).toBeVisible()
})

test('somebody else may log in instead, and a login that has run out says so @long', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  allowErrors(/status of (401|422)/)
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await switchTwoFactorOn(call, ada)
  const page = await open(undefined, `/timeLine/${bob.id}`)
  await logIn(page, ada.email)
  await page.getByRole('button', { name: 'Use a different account' }).click()
  await expect(page).toHaveURL(new RegExp(`#/login\\?to=%2FtimeLine%2F${bob.id}$`))
  await page.reload()
  await expect(page).toHaveURL(/#\/login\?to=/)
  await logIn(page, ada.email)
  await expect(page).toHaveURL(/#\/twofa/)

  // Back leads to the login, and the second step stays pending.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible()

  // As if the server had forgotten this login, which it does after ten minutes.
  await page.evaluate(() => {
    const [, text = ''] = /(?:^|; )name=([^;]*)/.exec(document.cookie) ?? []
    const data = JSON.parse(decodeURIComponent(text)) as { api_key: string }
    data.api_key = `${crypto.randomUUID()}.${data.api_key.split('.')[1]}`
    document.cookie = `name=${encodeURIComponent(JSON.stringify(data))}; path=/; SameSite=Strict`
  })
  await page.reload()
  await expect(page.getByText(/That took longer than ten minutes/)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`#/login\\?to=%2FtimeLine%2F${bob.id}$`))
  await logIn(page, bob.email)
  await expect(page).toHaveURL(new RegExp(`#/timeLine/${bob.id}$`))
})

test('too many wrong codes say for how long to wait, and the login goes on afterwards @long', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  allowErrors(/status of (422|429)/)
  const ada = await member('Ada')
  const { nextCode } = await switchTwoFactorOn(call, ada)
  const page = await open(undefined, '/login')
  await logIn(page, ada.email)
  // The journeys' server has wide rate limits, so a refusal is simulated.
  await page.route('**/api/users/two_factor_auth', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '2' },
      json: {
        code: false,
        message: 'Too many wrong tries. Try again in 2 seconds.',
        error: 'too_many_guesses',
        error_label: 'Too many wrong tries. Try again in 2 seconds.',
      },
    }),
  )
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).focus()
  await page.keyboard.type('000000')
  const said = page.getByRole('alert').filter({ hasText: 'Too many wrong tries. Try again in 2 seconds.' })
  await expect(said).toBeVisible()
  await expect(said).toContainText(/\(\d s left\)/)
  await page.unroute('**/api/users/two_factor_auth')
  await expect(said).not.toContainText('s left')
  await page.keyboard.type(nextCode())
  await expect(page).toHaveURL(/#\/dashboard$/)
})

for (const colorScheme of schemes('dark')) {
  test(`the second step, ${colorScheme}`, async ({ open, member, call, allowErrors }) => {
    allowErrors(/status of 422/)
    const ada = await member('Ada')
    await switchTwoFactorOn(call, ada)
    for (const width of widths()) {
      const page = await open(ada, '/twofa', { colorScheme, viewport: { width, height: 800 } })
      await page.getByRole('textbox', { name: 'Digit 1 of 6' }).focus()
      await page.keyboard.type('000000')
      await expect(page.getByRole('alert').filter({ hasText: wrong })).toBeVisible()
      await look(page, `/twofa with a wrong code at ${width}`)
      await page.getByRole('button', { name: 'Use a recovery code' }).click()
      await expect(page.getByLabel('Recovery code')).toBeVisible()
      await look(page, `/twofa with a recovery code at ${width}`)
    }
  })
}
