/** An address is verified by the mailed link at once. */
import { look, schemes, widths } from './support/look.ts'
import { logIn } from './support/way-in.ts'
import { expect, test } from './support/world.ts'

const subject = 'Verify your email address'
const said = 'Your email successfully verified'
const addressOf = (link: string) => new URL(link).hash.slice(1)

test('a visitor who follows the link has confirmed, and logs in', async ({ open, member, mailedLink }) => {
  const ada = await member('Ada')
  const page = await open(undefined, addressOf(await mailedLink(ada.email, subject)))
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await expect(page.getByText('Your email is confirmed. Log in to continue.')).toBeVisible()
  await look(page, 'a login after the link')
  await logIn(page, ada.email)
  await expect(page).toHaveURL(/#\/dashboard$/)
  await expect(page.getByRole('article').or(page.getByText('Nothing More To Load')).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Verify your email' })).toBeHidden()
})

test('a member who follows the link stays logged in, and the reminder goes', async ({
  open,
  member,
  mailedLink,
  allowErrors,
}) => {
  allowErrors(/status of 422/)
  const ada = await member('Ada')
  const page = await open(ada, '/dashboard')
  const reminder = page.getByRole('region', { name: 'Verify your email' })
  await expect(reminder).toContainText('Please verify your email. We sent you a link.')
  await reminder.getByRole('button', { name: 'Send again' }).click()
  await expect(reminder).toContainText("If this address still needs verifying, we've sent it a link.")

  const link = await mailedLink(ada.email, subject)
  const followed = await page.context().newPage()
  await followed.goto(`/#${addressOf(link)}`)
  await expect(followed.getByRole('status').filter({ hasText: said })).toBeVisible()
  await expect(followed).toHaveURL(/#\/dashboard$/)
  // Both tabs know.
  await expect(followed.getByRole('region', { name: 'Verify your email' })).toBeHidden()
  await expect(reminder).toBeHidden()

  await followed.goto('about:blank')
  await followed.goto(`/#${addressOf(link)}`)
  await expect(
    followed.getByRole('alert').filter({ hasText: /expired or has already been used/ }),
  ).toBeVisible()
  await expect(followed.getByRole('button', { name: 'Email me a new link' })).toBeHidden()
  await followed.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(followed).toHaveURL(/#\/dashboard$/)
})

test('a link that is no longer good leads to a new one; the reminder can be hidden for a day', async ({
  open,
  member,
  mailedLink,
  mails,
  allowErrors,
}) => {
  allowErrors(/status of 422/)
  const ada = await member('Ada')
  await mailedLink(ada.email, subject)
  const page = await open(ada, '/login?code=nothing-of-ours&to=%2FtimeLine%2F1')
  await expect(page.getByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /expired or has already been used/ })).toBeVisible()
  for (const width of widths()) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of schemes('dark')) {
      await page.emulateMedia({ colorScheme })
      await look(page, `a link that is no longer good, ${colorScheme}, at ${width}`)
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Email me a new link' }).click()
  await expect(page.getByText("If this address still needs verifying, we've sent it a link.")).toBeVisible()
  const verifications = async () => (await mails(ada.email)).filter((mail) => mail.subject === subject).length
  await expect.poll(verifications, { timeout: 15_000 }).toBe(2)

  await page.goto('/#/dashboard')
  const reminder = page.getByRole('region', { name: 'Verify your email' })
  await reminder.getByRole('button', { name: 'Hide for a day' }).click()
  await expect(reminder).toBeHidden()
  await page.reload()
  await expect(page.getByRole('textbox', { name: /on your mind/ })).toBeVisible()
  await expect(reminder).toBeHidden()
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('commons.verify-later.')) localStorage.setItem(key, String(Date.now() - 86_500_000))
  })
  await page.reload()
  await expect(reminder).toBeVisible()
})
