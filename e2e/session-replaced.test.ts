/** An account that is open in one place only: the other place is told, and nothing typed there is lost. */
import { look } from './support/look.ts'
import { expect, password, test } from './support/world.ts'

const reason = "This account is open at somewhere, So it's logout"

test('a login elsewhere ends the session here, says why, and leads back', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  const ada = await member('Ada')
  const page = await open(ada, `/timeLine/${ada.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible()
  await page.getByRole('textbox', { name: /on your mind/ }).fill('Half a thought')
  await page.waitForTimeout(1_000)

  await call(ada, 'show_display_name', {})
  await expect(page).toHaveURL(/#\/login/)
  // Shown once, until the member logs in.
  await expect(page.getByRole('main').getByRole('alert').getByText(reason)).toBeVisible()
  await expect(page.getByText(reason)).toHaveCount(1)

  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /I'm human/ }).check()
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(new RegExp(`#/timeLine/${ada.id}$`))
  // The browser asks about the other session, which nothing has ended yet.
  const question = page.getByRole('dialog', { name: "You're logged in elsewhere, too" })
  await expect(question).toBeVisible()
  await look(page, 'the question about another session', { within: '[role=dialog]' })
  await call(ada, 'show_display_name', {})
  await question.getByRole('button', { name: 'Log out there' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('textbox', { name: /on your mind/ })).toHaveValue('Half a thought')
})

test('logging out ends the session in every tab @long', async ({ open, member, allowErrors }) => {
  allowErrors(/status of 401/)
  const page = await open(await member('Ada'), '/dashboard')
  const second = await page.context().newPage()
  await second.goto('/#/dashboard')
  await expect(second.getByRole('textbox', { name: /on your mind/ })).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('dialog', { name: 'Account menu' }).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/#\/login/)
  await expect(second).toHaveURL(/#\/login/)
  await page.goto('/#/dashboard')
  await expect(page).toHaveURL(/#\/login/)
})
