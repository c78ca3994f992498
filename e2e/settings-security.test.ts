/** Settings of an account's security: a second factor and passkeys, added and removed on their screens. */
import { readFile } from 'node:fs/promises'
import { TOTP } from 'otpauth'
import { withAuthenticator } from './support/authenticator.ts'
import { expect, password, test } from './support/world.ts'

const desk = { viewport: { width: 1280, height: 900 } }

test('two-factor is set up by QR code or key, its recovery codes are kept, and it is switched off', async ({
  open,
  member,
  allowErrors,
}) => {
  allowErrors(/status of 422/)
  const ada = await member('Ada')
  const page = await open(ada, '/setting/two-factor', { ...desk, acceptDownloads: true })
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const key = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent()) ?? ''
  const setup = page.getByRole('button', { name: 'Setup' })
  const code = page.getByRole('textbox', { name: 'Code' })
  await expect(setup).toBeDisabled()
  const digits = page.getByRole('textbox', { name: /^Digit/ })
  const type = async (whole: string) => {
    for (const [index, digit] of [...whole].entries()) await digits.nth(index).fill(digit)
  }
  await type('000000')
  await setup.click()
  await expect(
    page
      .getByRole('main')
      .getByText(/That code is wrong/)
      .first(),
  ).toBeVisible()
  await expect(digits.first()).toHaveValue('0')
  await type(new TOTP({ secret: key.replaceAll(' ', '') }).generate())
  await page.getByRole('checkbox', { name: 'Turn on two-factor authentication' }).click()
  await expect(setup).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Turn on two-factor authentication' }).click()
  await setup.click()

  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  const codes = await page.getByRole('listitem').locator('code').allTextContents()
  expect(new Set(codes).size).toBe(10)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('commons-recovery-codes.txt')
  const text = await readFile(await file.path(), 'utf8')
  for (const each of codes) expect(text).toContain(each)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Download' })).toBeHidden()
  await expect(page.getByText(codes[0] ?? '-')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: "I've saved them" }).click()
  await expect(page.getByText('10 codes left.')).toBeVisible()
  await expect(page.getByRole('main').getByText('Two-factor authentication is on')).toBeFocused()
  // The secrets are nowhere on the page any more.
  expect(await page.content()).not.toContain(codes[0])
  expect(await page.content()).not.toContain(key)

  await page.getByRole('button', { name: 'Get new recovery codes' }).click()
  await expect(code).toBeFocused()
  await code.fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Get new recovery codes' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  const renewed = await page.getByRole('listitem').locator('code').allTextContents()
  expect(renewed.filter((each) => codes.includes(each))).toEqual([])
  await page.getByRole('button', { name: "I've saved them" }).click()

  await page.getByRole('button', { name: 'Turn off' }).click()
  await code.fill(codes[1] ?? '')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(
    page
      .getByRole('main')
      .getByText(/That code is wrong/)
      .first(),
  ).toBeVisible()
  await code.fill(renewed[0] ?? '')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const next = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent()) ?? ''
  expect(next).not.toBe(key)
})

test('a passkey is added with the password, named anew and removed', async ({
  open,
  member,
  allowErrors,
}) => {
  allowErrors(/status of 422/)
  const page = await open(await member('Ada'), '/setting/passkeys', desk)
  await withAuthenticator(page)
  await expect(page.getByText('No passkey yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page.getByRole('textbox', { name: 'Name of the passkey' }).fill('Blue key')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Name of the passkey' })).toHaveValue('Blue key')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  const row = page.getByRole('listitem').filter({ hasText: /(Blue|Green) key/ })
  await expect(row).toContainText('Not used yet')
  await page.getByRole('button', { name: 'Rename Blue key' }).click()
  await page.getByRole('textbox', { name: 'Name of the passkey' }).fill('Green key')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(row).toContainText('Green key')
  await page.getByRole('button', { name: 'Remove Green key' }).click()
  const question = page.getByRole('dialog')
  await expect(question.getByRole('button', { name: 'No' })).toBeFocused()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('No passkey yet')).toBeVisible()
})
