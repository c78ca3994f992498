/** The list of sessions: it follows what other devices do, and ends their sessions within a second. */
import type { Page } from '@playwright/test'
import { expect, hears, test } from './support/world.ts'

const reason = "This account is open at somewhere, So it's logout"
const desk = { viewport: { width: 1280, height: 900 } }
const firefox = 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

const row = (page: Page, name: RegExp) => page.getByRole('listitem').filter({ hasText: name })

test('another device is listed when it logs in, and its page ends when it is revoked', async ({
  open,
  member,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  const ada = await member('Ada')
  const page = await open(ada, '/setting/sessions', desk)
  await expect(row(page, /This device/)).toBeVisible()
  const several = page.getByRole('radio', { name: /^Stay logged in on several devices/ })
  await several.click({ force: true })
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(several).toBeChecked()
  await hears(page, 'account')

  const other = await open(ada, '/dashboard', { ...desk, userAgent: firefox })
  await expect(row(page, /Firefox 140/)).toContainText('Network 127.0.0.0/24')
  await expect(row(page, /This device/)).toHaveCount(1)
  await expect(other.getByRole('textbox', { name: /on your mind/ })).toBeVisible()
  await hears(other, 'feed')

  await page.getByRole('button', { name: /Log out Firefox 140/ }).click()
  const question = page.getByRole('dialog', { name: 'Confirm to submit' })
  await expect(question.getByRole('button', { name: 'No' })).toBeFocused()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(other).toHaveURL(/#\/login/)
  await expect(other.getByText(reason).first()).toBeVisible()
  await expect(row(page, /Firefox 140/)).toHaveCount(0)
  await expect(page.getByText('Session ended')).toBeVisible()
  await expect(page.getByRole('heading', { name: "Where you're logged in" })).toBeFocused()
})

test('a logout elsewhere leaves the list by itself, and all others end at once @long', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  const ada = await member('Ada')
  await call(ada, 'update_session_setting', { several_devices: 1 })
  const page = await open(ada, '/setting/sessions', desk)
  const one = await open(ada, '/dashboard', { ...desk, userAgent: firefox })
  const two = await open(ada, '/dashboard', { viewport: { width: 375, height: 740 }, userAgent: iphone })
  await expect(row(page, /Firefox 140/)).toBeVisible()
  await expect(row(page, /Safari 18.*iOS/)).toBeVisible()
  await one.getByRole('button', { name: 'Account menu' }).click()
  await one.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await expect(row(page, /Firefox 140/)).toHaveCount(0)

  await expect(two.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await page.getByRole('button', { name: 'Log out all others' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('All other sessions ended')).toBeVisible()
  await expect(two).toHaveURL(/#\/login/)
  await expect(page.getByText("You're only logged in on this device.")).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /Network/ })).toHaveCount(1)
})

test('switching off several devices ends the others and says so before @long', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  const ada = await member('Ada')
  await call(ada, 'update_session_setting', { several_devices: 1 })
  const page = await open(ada, '/setting/sessions', desk)
  const other = await open(ada, '/dashboard', { ...desk, userAgent: firefox })
  await expect(other.getByRole('textbox', { name: /on your mind/ })).toBeVisible()
  await page.getByRole('radio', { name: /^Log out the others/ }).click({ force: true })
  await expect(other).toHaveURL(/#\/login/)
  await expect(row(page, /Firefox 140/)).toHaveCount(0)
  await expect(row(page, /This device/)).toBeVisible()
})
