/** The first admin, by the link of the start; a role given and taken in front of its member; what the log keeps. */
import { TOTP } from 'otpauth'
import { look, schemes, widths } from './support/look.ts'
import { logIn, switchTwoFactorOn } from './support/way-in.ts'
import { expect, hears, test } from './support/world.ts'

const token = 'a-token-of-thirty-two-characters'
const desk = { viewport: { width: 1280, height: 900 } }

test('the first admin claims the role with a second factor, gives support to a member, and takes it again', async ({
  commons,
  open,
  member,
  call,
  allowErrors,
}) => {
  allowErrors(/status of (401|403|409|422)/)
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const two = await switchTwoFactorOn(call, bob)
  await commons.addAdminLink(token)

  // Who isn't logged in is led through the login, and back.
  const page = await open(undefined, `/admin/claim?token=${token}`, desk)
  await logIn(page, ada.email)
  await expect(page.getByRole('heading', { level: 1, name: 'Become the admin' })).toBeVisible()
  const claim = page.getByRole('button', { name: 'Become the admin' })
  await claim.click()
  await expect(page.getByText(/log in with a second factor/).first()).toBeVisible()
  const key = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent()) ?? ''
  const code = new TOTP({ secret: key.replaceAll(' ', '') }).generate()
  const digits = page.getByRole('textbox', { name: /^Digit/ })
  for (const [index, digit] of [...code].entries()) await digits.nth(index).fill(digit)
  await look(page, 'the claim')
  await page.getByRole('button', { name: 'Setup' }).click()
  await page.getByRole('button', { name: "I've saved them" }).click()
  await claim.click()
  await expect(page).toHaveURL(/#\/admin\/start$/)
  await expect(page.getByRole('region', { name: 'Emails' }).getByText('To do')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Overview' })
    .click()
  await expect(page.getByText('All is well.').or(page.getByText(/needs? you/))).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Administration' }),
  ).toBeVisible()

  // Bob has no entry, and no page.
  const theirs = await open(undefined, '/admin', desk)
  await logIn(theirs, bob.email)
  const rest = theirs.getByRole('textbox', { name: /Digit/ })
  for (const [index, digit] of [...two.nextCode()].entries()) await rest.nth(index).fill(digit)
  await expect(theirs.getByText('This page is for our staff')).toBeVisible()
  await hears(theirs, 'account')

  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Members' })
    .click()
  await page.getByRole('searchbox', { name: 'Name, address or number' }).fill('bob')
  await page.getByRole('list', { name: 'Members' }).getByRole('link', { name: 'Bob' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Bob' })).toBeVisible()
  const change = async (role: string, reason: string) => {
    await page.getByRole('button', { name: 'Change role' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: role }).check()
    await dialog.getByRole('button', { name: 'Change role' }).click()
    await expect(dialog.getByText('Say why. The log keeps it.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Why?' }).fill(reason)
    await look(page, 'a role', { within: '[role=dialog]' })
    await dialog.getByRole('button', { name: 'Change role' }).click()
    await expect(dialog).toBeHidden()
  }
  await change('Support', 'Helps on weekends')
  await expect(
    theirs.getByRole('heading', { level: 1, name: 'Members' }),
    'it is there at once',
  ).toBeVisible()
  await expect(theirs.getByRole('list', { name: 'Members' }).getByRole('link', { name: 'Ada' })).toBeVisible()
  await expect(theirs.getByRole('navigation', { name: 'Administration' }).getByRole('link')).toHaveCount(1)

  await change('No role', 'Moved away')
  await expect(theirs.getByText('This page is for our staff'), 'and gone at once').toBeVisible()
  await expect(
    theirs.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Administration' }),
  ).toHaveCount(0)

  await page.getByRole('link', { name: 'What staff did' }).click()
  const log = page.getByRole('list', { name: 'Log of acts' })
  await expect(log.getByRole('listitem')).toHaveCount(2)
  await expect(log.getByRole('listitem').first()).toContainText('Moved away')
  await expect(log.getByRole('listitem').first()).toContainText('before: Support')
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(log.getByRole('listitem').last()).toContainText('Became the first admin')

  await page.goto('/#/admin/announcements')
  await page.getByRole('button', { name: 'Announce something' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Text in English' }).fill('A picnic on Sunday')
  await dialog.getByRole('textbox', { name: 'Text in Czech' }).fill('V neděli piknik')
  await dialog.getByRole('textbox', { name: 'Link (optional)' }).fill('/rules')
  await look(page, 'an announcement', { within: '[role=dialog]' })
  await dialog.getByRole('button', { name: 'Announce' }).click()
  const line = theirs.getByRole('region', { name: 'Announcement' })
  await expect(line, 'on open pages at once').toContainText('A picnic on Sunday')
  await line.getByRole('button', { name: 'Dismiss the announcement' }).click()
  await expect(line).toHaveCount(0)
  await theirs.reload()
  await expect(theirs.getByText('This page is for our staff')).toBeVisible()
  await expect(line, 'and not again').toHaveCount(0)

  await theirs.goto('/#/setting/interests')
  await expect(theirs.getByRole('checkbox', { name: 'Football' })).toBeVisible()
  await page.goto('/#/admin/interests')
  await page.getByRole('button', { name: 'Add an interest' }).click()
  await dialog.getByRole('textbox', { name: 'Name in English' }).fill('Openings')
  await dialog.getByRole('textbox', { name: 'Name in Czech' }).fill('Hudba')
  await dialog.getByRole('combobox', { name: 'Heading' }).selectOption({ label: 'Sport and outdoors' })
  await dialog.getByRole('textbox', { name: 'Tags, separated by commas' }).fill('#sicilian, caro-kann')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Another interest has that name')).toBeVisible()
  await look(page, 'an interest', { within: '[role=dialog]' })
  await dialog.getByRole('textbox', { name: 'Name in Czech' }).fill('Zahájení')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const sport = page.getByRole('region', { name: 'Sport and outdoors' }).getByRole('listitem')
  await expect(sport.last()).toContainText('#caro-kann #sicilian')
  const up = page.getByRole('button', { name: 'Move Openings up' })
  await up.press('Enter')
  await expect(sport.last()).not.toContainText('Openings')
  await expect(up).toBeFocused()
  await theirs.getByRole('checkbox', { name: 'Openings' }).check()
  await theirs.getByRole('button', { name: 'Save Interests' }).click()
  await expect(theirs.getByRole('status').getByText('Saved')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Openings' }).click()
  await expect(dialog).toContainText('1 member has chosen it and will lose it.')
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect(theirs.getByRole('checkbox', { name: 'Openings' }), 'gone at once').toHaveCount(0)

  for (const scheme of schemes('dark'))
    for (const width of widths())
      for (const path of [
        '/admin',
        '/admin/start',
        '/admin/announcements',
        '/admin/members',
        `/admin/members/${bob.id}`,
        '/admin/disputes',
        '/admin/withdrawals',
        '/admin/money',
        '/admin/tags',
        '/admin/interests',
        '/admin/log',
        '/admin/settings',
        '/admin/jobs',
        '/admin/backups',
        '/admin/storage',
      ]) {
        await page.emulateMedia({ colorScheme: scheme })
        await page.setViewportSize({ width, height: 900 })
        await page.goto(`/#${path}`)
        await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible()
        await expect(page.locator('#root [aria-busy=true]')).toHaveCount(0)
        await look(page, `${path}, ${scheme}, ${width}`)
      }
})
