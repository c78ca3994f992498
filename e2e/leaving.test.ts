/**
 * Deactivating an account: others no longer see anything of it, and a login brings it back. Also the export
 * of its data.
 */
import { expect, hears, password, test } from './support/world.ts'

const desk = { viewport: { width: 1280, height: 900 } }

test('a member deactivates their account, and is back with everything when they log in', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  allowErrors(/status of 40[14]/)
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await call(ada, 'add_post', { message: 'The river is clear today' })
  const other = await open(bob, '/dashboard', desk)
  const post = other.getByText('The river is clear today')
  await expect(post).toBeVisible()
  await hears(other, 'feed')

  const page = await open(ada, '/setting/leaving', { viewport: { width: 320, height: 740 } })
  await page.getByRole('button', { name: 'Deactivate your account' }).click()
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await expect(page.getByText('Please tick the box to continue')).toBeVisible()
  await page.getByRole('checkbox', { name: /nobody will see me/ }).check()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await expect(page.getByText('Your account is deactivated.')).toBeVisible()
  await expect(page).toHaveURL(/#\/login/)
  // Bob's page has been open all the time.
  await expect(post).toHaveCount(0)

  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Welcome back! Everything is as you left it.')).toBeVisible()
  await other.reload()
  await expect(post).toBeVisible()
})

test('a member asks for their data and downloads it', async ({ open, member, mails }) => {
  const ada = await member('Ada')
  const page = await open(ada, '/setting/leaving', desk)
  await hears(page, 'account')
  await page.getByRole('button', { name: 'Request your data' }).click()
  const link = page.getByRole('link', { name: 'Download', exact: true })
  await expect(link).toBeVisible({ timeout: 20_000 })
  const downloading = page.waitForEvent('download')
  await link.click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('commons.zip')
  expect(await file.failure()).toBeNull()
  await expect
    .poll(async () => (await mails(ada.email)).map(({ subject }) => subject))
    .toContain('Your data is ready to download')
})
