/** Tokens of apps and bots: made in the settings, seen at once in another browser, used, and revoked. */
import { type Page } from '@playwright/test'
import { withAuthenticator } from './support/authenticator.ts'
import { look, schemes } from './support/look.ts'
import { expect, hears, password, test } from './support/world.ts'

test.use({ money: ['play on', 'mint FCELL 1000000'] })

const desk = { viewport: { width: 1280, height: 900 } }
const row = (page: Page, name: RegExp) => page.getByRole('listitem').filter({ hasText: name })

test('a member makes a token, another browser lists it, a bot posts with it until it is revoked', async ({
  open,
  member,
  call,
  commons,
  allowErrors,
}) => {
  allowErrors(/status of 422/)
  const ada = await member('Ada')
  await call(ada, 'update_session_setting', { several_devices: 1 })
  const page = await open(ada, '/setting/tokens', {
    ...desk,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const other = await open(ada, '/setting/tokens', {
    viewport: { width: 320, height: 700 },
    colorScheme: 'dark',
  })
  await expect(page.getByText('No tokens yet')).toBeVisible()
  await expect(other.getByText('No tokens yet')).toBeVisible()
  await hears(other, 'account')

  await page.getByRole('button', { name: 'Create a token' }).click()
  const name = page.getByRole('textbox', { name: 'Name of the token' })
  await expect(name).toBeFocused()
  await page.getByRole('button', { name: 'Create token' }).click()
  await expect(page.getByText('Give the token a name')).toBeVisible()
  await name.fill('Weather bot')
  await page.getByRole('checkbox', { name: 'Post and act for you' }).click()
  await page.getByRole('checkbox', { name: 'Spend your FCELL' }).click()
  const limit = page.getByRole('textbox', { name: 'The most it can spend in a day' })
  await limit.fill('5')
  await page.getByRole('combobox', { name: 'It expires in' }).selectOption('A year')
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page.getByRole('button', { name: 'Create token' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(name).toHaveValue('Weather bot')
  await expect(limit).toHaveValue('5')
  for (const colorScheme of schemes('light', 'dark')) {
    await page.emulateMedia({ colorScheme })
    await look(page, `a new token, ${colorScheme}`)
  }
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create token' }).click()

  await expect(page.getByRole('heading', { name: 'Copy the token for Weather bot' })).toBeFocused()
  const token = (await page.getByText(/^cmn_/).textContent()) ?? ''
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token)
  await expect(row(other, /Weather bot/)).toContainText('Not used yet')
  expect(await other.content()).not.toContain(token)
  await look(page, 'a token that was made')
  await page.getByRole('button', { name: "I've saved it" }).click()
  expect(await page.content()).not.toContain(token)
  await expect(row(page, /Weather bot/)).toContainText('Spent today: 0 FCELL of 5 FCELL')

  const post = (message: string) =>
    fetch(`${commons.url}/api/users/add_post`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message }),
    })
  expect((await post('Sunny, 21 °C')).status).toBe(200)
  await other.reload()
  await expect(row(other, /Weather bot/)).toContainText('Last used')
  await look(other, 'tokens at 320')

  await other.getByRole('button', { name: 'Revoke Weather bot' }).click()
  const question = other.getByRole('dialog')
  await expect(question.getByRole('button', { name: 'No' })).toBeFocused()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(other.getByText('No tokens yet')).toBeVisible()
  await expect(row(page, /Weather bot/)).toHaveCount(0)
  const refused = await post('Rain')
  expect(refused.status).toBe(401)
  expect(((await refused.json()) as { error: string }).error).toBe('token_refused')
})

test('the form of a token fits a phone in Czech', async ({ open, member, call }) => {
  const ada = await member('Ada')
  await call(ada, 'update_session_setting', { several_devices: 1 })
  await call(ada, 'update_language', { language_id: 2 })
  const page = await open(ada, '/setting/tokens', {
    locale: 'cs-CZ',
    viewport: { width: 320, height: 700 },
  })
  await page.getByRole('button', { name: 'Vytvořit token' }).click()
  await page.getByRole('checkbox', { name: 'Utrácet vaše FCELL' }).click()
  await expect(page.getByRole('textbox', { name: 'Kolik smí nejvýš utratit za den' })).toBeVisible()
  for (const colorScheme of schemes('light', 'dark')) {
    await page.emulateMedia({ colorScheme })
    await look(page, `a new token in Czech, ${colorScheme}`)
  }
})

test('an account says that it is a bot, and others see it at once beside its name', async ({
  open,
  member,
  call,
}) => {
  const [bot, ada] = [await member('Weir Gauge'), await member('Ada')]
  for (const each of [bot, ada]) await call(each, 'update_session_setting', { several_devices: 1 })
  await call(bot, 'add_post', { message: 'Level 57 cm, steady.' })
  await call(ada, 'send_massage', { friend_id: bot.id, message: 'Can boats pass?' })
  const page = await open(ada, `/timeLine/${bot.id}`, desk)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Weir Gauge')
  await hears(page, 'member')

  const own = await open(bot, '/setting/tokens', { ...desk, colorScheme: 'dark' })
  const automated = own.getByRole('switch', { name: 'This is an automated account' })
  await automated.click()
  await expect(own.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()
  await expect(automated).toBeChecked()
  await expect(heading).toHaveText('Weir Gauge Bot')
  await expect(page.getByRole('article').filter({ hasText: 'Level 57' })).toContainText('Bot@weir_gauge')
  await look(page, 'the profile of a bot')
  await page.emulateMedia({ colorScheme: 'dark' })
  await look(page, 'the profile of a bot, dark')

  await page.keyboard.press('/')
  await page.getByRole('dialog').getByRole('combobox').fill('Weir')
  await expect(page.getByRole('option', { name: /Weir Gauge/ })).toContainText('Bot')
  await page.keyboard.press('Escape')
  await page.goto('/#/messaging')
  const chat = page.getByRole('listitem').filter({ hasText: 'Weir Gauge' })
  await expect(chat).toContainText('Bot')
})

test('a passkey confirms a new token in place of the password', async ({ open, member }) => {
  const page = await open(await member('Ada'), '/setting/passkeys', desk)
  await withAuthenticator(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('textbox', { name: 'Name of the passkey' }).fill('Blue key')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Blue key' })).toBeVisible()

  await page.goto('/#/setting/tokens')
  await page.getByRole('button', { name: 'Create a token' }).click()
  await page.getByRole('textbox', { name: 'Name of the token' }).fill('Archive')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('Confirmed with your passkey')).toBeVisible()
  await page.getByRole('button', { name: 'Create token' }).click()
  await expect(page.getByRole('heading', { name: 'Copy the token for Archive' })).toBeFocused()
})
