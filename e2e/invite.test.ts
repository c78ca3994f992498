/**
 * Invitations: the link is copied, a friend registers with it, and both get their point. Also the rest of the
 * menu.
 */
import { look } from './support/look.ts'
import { logIn } from './support/way-in.ts'
import { expect, hears, password, test } from './support/world.ts'

const phone = { viewport: { width: 320, height: 740 } }

test('a friend follows the copied link, looks around, registers and verifies, and the inviter sees it live', async ({
  open,
  member,
  commons,
  mailedLink,
}) => {
  test.setTimeout(90_000)
  const ada = await member('Ada')
  const page = await open(ada, '/setting/referrals')
  await expect(page.getByText("You don't have any referrals yet.")).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share Code' })
  await expect(dialog.getByRole('link')).toHaveCount(5)
  await look(page, 'the dialog of Invite')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await nav.getByRole('button', { name: 'Copy your referral link' }).click()
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`^${commons.url}/#/register\\?refcode=[a-z0-9]{10}$`))
  await hears(page, 'referrals')

  const friend = await open(undefined, new URL(link).hash.slice(1))
  await expect(friend.getByText('Invited by Ada')).toBeVisible()
  await look(friend, 'registering by an invitation')
  // A friend who looks around first, and comes back without the link, is still invited.
  await friend.goto('about:blank')
  await friend.goto('/#/register')
  await expect(friend.getByText('Invited by Ada')).toBeVisible()
  const email = `eva.${Date.now()}@example.org`
  await friend.getByLabel('Full Name').fill('Eva')
  await friend.getByLabel('Email').fill(email)
  await friend.getByLabel('Password', { exact: true }).fill(password)
  await friend.getByLabel('Confirm Password').fill(password)
  await friend.getByRole('checkbox', { name: /I'm human/ }).check()
  await friend.getByRole('main').getByRole('button', { name: 'Register' }).click()

  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Eva' })
  await expect(row.getByText('Pending')).toBeVisible({ timeout: 15_000 })
  await friend.goto('about:blank')
  await friend.goto(`/${new URL(await mailedLink(email, 'Verify your email address')).hash}`)
  await logIn(friend, email)
  // The first login leads to the setup.
  await expect(friend).toHaveURL(/#\/profilesetup/)
  await expect(row.getByText('Complete')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('Contribution score').locator('..')).toContainText('1')
  await look(page, 'the referrals')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Notifications/ })
    .click()
  await expect(page.getByText('Eva joined through your invitation').first()).toBeVisible()
})

test('on a phone, in Czech, the menu has the link and leads to friends, widgets and help @long', async ({
  open,
  member,
  call,
}) => {
  test.setTimeout(90_000)
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await call(ada, 'update_session_setting', { several_devices: 1 })
  await call(ada, 'update_language', { language_id: 2 })
  await call(ada, 'follow', { following_id: bob.id })
  await call(bob, 'follow', { following_id: ada.id })
  const page = await open(ada, '/dashboard', { ...phone, locale: 'cs-CZ' })
  const menu = page.getByRole('dialog', { name: 'Nabídka' })
  const openMenu = () => page.getByRole('button', { name: 'Nabídka', exact: true }).click()
  await openMenu()
  await expect(menu.getByRole('textbox', { name: 'Váš doporučující odkaz' })).toHaveValue(/refcode=/)
  await look(page, 'the menu at 320 in Czech', { within: '[role=dialog]' })
  await menu.getByRole('button', { name: 'Pozvat' }).click()
  await expect(page.getByRole('dialog', { name: 'Sdílet kód' })).toBeVisible()
  await look(page, 'inviting at 320 in Czech', { within: '[role=dialog]' })
  await page.keyboard.press('Escape')

  for (const [name, shows] of [
    ['Přátelé', /Bob/],
    ['Časté dotazy', /Kdo vidí moje příspěvky\?/],
    ['Widgety', /Štítky pro vás/],
  ] as const) {
    await openMenu()
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('main').getByText(shows).first()).toBeVisible()
    await look(page, `${name} at 320 in Czech`)
  }

  // A part that is hidden here leaves the right column of the other tab at once.
  const desk = await open(ada, '/dashboard', { viewport: { width: 1280, height: 900 }, locale: 'cs-CZ' })
  const friends = desk.getByRole('complementary').getByRole('heading', { name: 'Přátelé' })
  await expect(friends).toBeVisible()
  await hears(desk, 'account')
  await page.getByRole('switch', { name: /^Přátelé/ }).click()
  await expect(friends).toBeHidden()
})
