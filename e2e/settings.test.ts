/** The settings: found and changed by keyboard, seen at once in every tab and on every device. */
import type { Locator, Page } from '@playwright/test'
import { keepUndo, undo } from './support/cards.ts'
import { expect, hears, password, test } from './support/world.ts'

const desk = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 375, height: 740 } }

async function press(page: Page, key: string, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((node) => node === document.activeElement)
  for (let i = 0; i < 60 && !(await isThere()); i++) await page.keyboard.press(key)
  await expect(target).toBeFocused()
}

/** Sets a mark that a page loses when it is loaded again. */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(globalThis, 'stillHere', true))
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'stillHere') === true)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('a member finds, changes and leaves settings by keyboard alone', async ({ open, member }) => {
  const page = await open(await member('Ada'), '/dashboard', desk)
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' })
  await expect(link).toBeVisible()
  await press(page, 'Tab', link)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Display Name')).toBeFocused()
  await expect(page).toHaveTitle(/^Display Name/)

  const list = page.getByRole('navigation', { name: 'Settings' })
  const search = list.getByRole('searchbox', { name: 'Search settings' })
  await press(page, 'Shift+Tab', search)
  await page.keyboard.type('qr')
  await expect(list.getByRole('link')).toHaveText(['Two-factor Authentication'])
  await expect(list.getByText('1 setting found')).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Two-factor Authentication')).toBeFocused()
  await expect(page).toHaveURL(/#\/setting\/two-factor$/)

  await press(page, 'Shift+Tab', search)
  await page.keyboard.press('Escape')
  await page.keyboard.type('nowhere to be found')
  await expect(list.getByText('No settings found. Try another word.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list.getByRole('link')).toHaveCount(33)
  await page.keyboard.type('full name')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Display Name')).toBeFocused()

  const field = page.getByRole('textbox', { name: 'Display Name' })
  const save = page.getByRole('button', { name: 'Save Display Name' })
  await press(page, 'Tab', field)
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await expect(save).toBeDisabled()
  await page.keyboard.type('Ada Lovelace')
  await press(page, 'Tab', save)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('Saved')).toBeVisible()
  await press(page, 'Shift+Tab', page.getByRole('button', { name: 'Account menu' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Account menu' })).toContainText('Ada Lovelace')
})

test('on a phone the list leads to a panel, its arrow back, and an unknown panel to the list', async ({
  open,
  member,
}) => {
  const page = await open(await member('Ada'), '/dashboard', phone)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click()
  await expect(heading(page, 'Settings')).toBeFocused()
  await page.getByRole('link', { name: 'Sessions' }).click()
  await expect(heading(page, 'Sessions')).toBeFocused()
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click()
  await expect(heading(page, 'Settings')).toBeFocused()
  await page.goto('/#/setting/nothing')
  await expect(page).toHaveURL(/#\/setting$/)
  await expect(heading(page, 'Settings')).toBeVisible()
})

test('every change of the account shows in another tab and on another device, without a reload @long', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  allowErrors(/status of (401|422)/)
  const ada = await member('Ada')
  await call(ada, 'update_session_setting', { several_devices: 1 })
  await call(ada, 'add_post', { message: 'Signed by me' })
  const page = await open(ada, '/setting/display-name', desk)
  const tab = await page.context().newPage()
  await tab.setViewportSize(desk.viewport)
  await tab.goto(`/#/timeLine/${ada.id}`)
  const device = await open(ada, '/dashboard', desk)
  const post = (where: Page) => where.getByRole('article').filter({ hasText: 'Signed by me' })
  await expect(post(tab)).toBeVisible()
  await expect(post(device)).toBeVisible()
  // A page in the background draws once a second.
  await page.bringToFront()
  for (const each of [page, tab, device]) await mark(each)

  await page.getByRole('textbox', { name: 'Display Name' }).fill('Countess Ada')
  await page.getByRole('button', { name: 'Save Display Name' }).click()
  await expect(heading(tab, 'Countess Ada')).toBeVisible()
  await expect(post(tab)).toContainText('Countess Ada')
  await expect(post(device)).toContainText('Countess Ada')
  await device.getByRole('button', { name: 'Account menu' }).click()
  const menu = device.getByRole('dialog', { name: 'Account menu' })
  await expect(menu).toContainText('Countess Ada')

  await page.getByRole('link', { name: 'Username' }).click()
  await page.getByRole('textbox', { name: 'Username' }).fill('Countess')
  await page.getByRole('button', { name: 'Save Username' }).click()
  await expect(page.getByText(/Earlier: @ada.* until/)).toBeVisible()
  await expect(tab.getByText('@countess').first()).toBeVisible()
  await expect(menu).toContainText('@countess')

  const news = (where: Page) => where.getByRole('switch', { name: 'News by email' })
  for (const each of [tab, device]) await each.goto('/#/setting/email-notifications')
  await page.getByRole('link', { name: 'Email notifications' }).click()
  for (const each of [page, tab, device]) await expect(news(each)).toBeChecked()
  for (const each of [tab, device]) await hears(each, 'account')
  await news(page).click()
  await keepUndo(page)
  for (const each of [page, tab, device]) await expect(news(each)).not.toBeChecked()
  await undo(page)
  for (const each of [page, tab, device]) await expect(news(each)).toBeChecked()

  await page.getByRole('link', { name: 'Appearance', exact: true }).click()
  await page.getByRole('radio', { name: 'Compact' }).click({ force: true })
  await page.getByRole('radio', { name: 'Reduce' }).click({ force: true })
  for (const each of [page, tab]) {
    await expect(each.locator('html')).toHaveAttribute('data-density', 'compact')
    await expect(each.locator('html')).toHaveAttribute('data-motion', 'reduce')
  }
  await expect(device.locator('html')).toHaveAttribute('data-density', 'comfortable')

  await page.getByRole('link', { name: 'Password' }).click()
  const update = page.getByRole('button', { name: 'Update Password' })
  await page.getByLabel('Old Password').fill('not this one')
  await page.getByLabel('New Password').fill('an even quicker brown marmot')
  await expect(update).toBeDisabled()
  await page.getByLabel('Confirm Password').fill('an even quicker brown marmot')
  await update.click()
  await expect(page.getByRole('main').getByText('Wrong password. Please try again.').first()).toBeVisible()
  await expect(page.getByLabel('Old Password')).toBeFocused()
  await expect(page.getByLabel('New Password')).toHaveValue('an even quicker brown marmot')
  await page.getByLabel('Old Password').fill(password)
  await update.click()
  await expect(page.getByText("Password changed. You've been logged out everywhere else.")).toBeVisible()
  await expect(page.getByLabel('Old Password')).toHaveValue('')
  await expect(device).toHaveURL(/#\/login/)
  // The tab shares the new session.
  await tab.getByRole('link', { name: 'Sessions' }).click()
  await expect(tab.getByText('This device', { exact: true })).toBeVisible()
  for (const each of [page, tab, device]) expect(await isMarked(each)).toBe(true)

  // The choices of this device apply before the first paint.
  await page.route('**/assets/*.js', (route) => route.abort())
  allowErrors(/ERR_FAILED/)
  await page.reload({ waitUntil: 'commit' }).catch(() => undefined)
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact')
})

test('the language changes in every tab and on every device, without a reload @long', async ({
  open,
  member,
  call,
}) => {
  const ada = await member('Ada')
  await call(ada, 'update_session_setting', { several_devices: 1 })
  const page = await open(ada, '/setting/language', desk)
  const tab = await page.context().newPage()
  await tab.goto('/#/dashboard')
  const device = await open(ada, '/setting/sessions', desk)
  await expect(tab.getByRole('textbox', { name: /on your mind/ })).toBeVisible()
  await expect(device.getByText('This device', { exact: true })).toBeVisible()
  for (const each of [page, tab, device]) await mark(each)
  await page.getByRole('radio', { name: /Čeština/ }).click()
  await expect(heading(page, 'Jazyk')).toBeVisible()
  await expect(page).toHaveTitle(/^Jazyk/)
  await expect(tab.getByRole('button', { name: 'Nabídka účtu' })).toBeVisible()
  await expect(heading(device, 'Přihlášení')).toBeVisible()
  for (const each of [page, tab, device]) {
    await expect(each.locator('html')).toHaveAttribute('lang', 'cs')
    expect(await isMarked(each)).toBe(true)
  }
  await page.getByRole('searchbox').fill('dvoufazove')
  await expect(page.getByRole('navigation', { name: 'Nastavení' }).getByRole('link')).toHaveText([
    'Dvoufázové ověření',
  ])
})

test('the address changes when the mailed link is followed, and not when the member thinks better of it', async ({
  open,
  member,
  mailedLink,
}) => {
  const ada = await member('Ada')
  const page = await open(ada, '/setting/email', desk)
  await expect(page.getByRole('textbox', { name: 'Email Address' })).not.toBeEditable()
  await page.getByRole('button', { name: 'Send the email again' }).click()
  await expect(page.getByText(/If this address still needs verifying/)).toBeVisible()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const field = page.getByRole('textbox', { name: 'New Email Address' })
  await expect(field).toBeFocused()
  await field.fill('no address')
  await page.getByLabel('Password', { exact: true }).fill(password)
  // The rules come once typing begins; what they say mustn't move the button away from under the mouse.
  await expect(field).toHaveAccessibleDescription(/Invalid email address/)
  await page.getByRole('button', { name: 'Change Email Address' }).click()
  await expect(field).toBeFocused()
  const address = `countess.${Date.now()}@example.org`
  await field.fill(address)
  await page.getByRole('button', { name: 'Change Email Address' }).click()
  await expect(
    page.getByText('Check your email and open every link we sent to confirm the change.').first(),
  ).toBeVisible()
  const sides = page.getByRole('listitem').filter({ hasText: '@example.org' })
  // An address that was never verified needs no confirmation.
  await expect(sides.filter({ hasText: ada.email })).toContainText('Confirmed')
  await expect(sides.filter({ hasText: address })).toContainText('Open the link we sent here')
  await page.getByRole('button', { name: 'Keep the old address' }).click()
  await expect(sides).toHaveCount(0)
  const shown = page.getByRole('textbox', { name: 'Email Address', exact: true })
  await expect(shown).toHaveValue(ada.email)

  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await field.fill(`second.${address}`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Change Email Address' }).click()
  await expect(sides.filter({ hasText: `second.${address}` })).toContainText('Open the link we sent here')
  const tab = await page.context().newPage()
  await tab.goto(await mailedLink(`second.${address}`, 'Confirm your new email address'))
  await expect(shown).toHaveValue(`second.${address}`)
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  await expect(sides).toHaveCount(0)
})

test('offline and on a failure what was typed stays, and the reason is said', async ({
  open,
  member,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/)
  const page = await open(await member('Ada'), '/setting/display-name', desk)
  const field = page.getByRole('textbox', { name: 'Display Name' })
  const save = page.getByRole('button', { name: 'Save Display Name' })
  await field.fill('Ada of the tunnel')
  await page.context().setOffline(true)
  await expect(save).toBeDisabled()
  await expect(save).toHaveAccessibleDescription(/You're offline/)
  await page.getByRole('link', { name: 'Email notifications' }).click()
  await expect(page.getByText(/You're offline/).last()).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('switch', { name: 'News by email' })).toBeEnabled()

  await page.getByRole('link', { name: 'Display Name' }).click()
  await page.route('**/api/users/update_display_name', (route) =>
    route.fulfill({ status: 500, json: { code: false, message: 'Out of ink.', error: 'internal' } }),
  )
  await field.fill('Ada without ink')
  await save.click()
  await expect(page.getByRole('alert').getByText('Out of ink.')).toBeVisible()
  await expect(page.getByRole('main').getByText('Out of ink.')).toBeVisible()
  await expect(field).toHaveValue('Ada without ink')

  await page.route('**/api/users/update_email_notification', (route) =>
    route.fulfill({ status: 500, json: { code: false, message: 'Out of stamps.', error: 'internal' } }),
  )
  await page.getByRole('link', { name: 'Email notifications' }).click()
  await page.getByRole('switch', { name: 'News by email' }).click()
  await expect(page.getByRole('main').getByText('Out of stamps.')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'News by email' })).toBeChecked()
})

test('the key for new posts can be switched off @long', async ({ open, member, call }) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await call(bob, 'add_post', { message: 'The first' })
  const page = await open(ada, '/setting/appearance', desk)
  await page.getByRole('switch', { name: 'Keyboard shortcuts' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByText('The first')).toBeVisible()
  await hears(page, 'feed')
  await call(bob, 'add_post', { message: 'The second' })
  const pill = page.getByRole('button', { name: /1 new post/ })
  await expect(pill).toBeVisible()
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('.')
  await expect(pill).toBeVisible()
  await page.evaluate(() => localStorage.setItem('commons.shortcuts', 'on'))
  await page.reload()
  await expect(page.getByText('The second')).toBeVisible()
  await hears(page, 'feed')
  await call(bob, 'add_post', { message: 'The third' })
  await expect(pill).toBeVisible()
  await page.keyboard.press('.')
  await expect(page.getByText('The third')).toBeVisible()
})
