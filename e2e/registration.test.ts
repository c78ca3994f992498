/** Joining a network that isn't open: by approval, and by a member's invitation. */
import type { Page } from '@playwright/test'
import { look, schemes, widths } from './support/look.ts'
import { logIn } from './support/way-in.ts'
import { expect, password, test } from './support/world.ts'

const desk = { viewport: { width: 1280, height: 900 } }

async function fillIn(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('checkbox', { name: /I'm human/ }).check()
}

async function everywhere(page: Page, name: string, scheme: 'light' | 'dark'): Promise<void> {
  for (const each of schemes(scheme))
    for (const width of widths()) {
      await page.emulateMedia({ colorScheme: each })
      await page.setViewportSize({ width, height: 900 })
      await look(page, `${name}, ${each}, ${width}`)
    }
  await page.setViewportSize(desk.viewport)
}

test('somebody asks, waits and is let in, and another comes by invitation', async ({
  open,
  member,
  call,
  commons,
  mailedLink,
  allowErrors,
}) => {
  allowErrors(/status of (403|422)/)
  const [admin, moderator] = [await member('Root'), await member('Mod')]
  await call(admin, 'show_language', {})
  await commons.makeStaff(admin, 'admin')
  const staff = await open(moderator, '/', desk)
  await commons.makeStaff(moderator, 'moderator')
  const set = (name: string, value: string) =>
    call(admin, 'update_setting', { name, value, reason: 'A small choir' })
  await set('registration_questions_en', 'Which voice do you sing?')
  await set('registration_mode', 'approval')
  try {
    const email = `petra.${Date.now()}@example.org`
    const page = await open(undefined, '/register', {
      ...desk,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await expect(page.getByText('Our team looks at each request to join')).toBeVisible()
    await fillIn(page, 'Petra Nová', email)
    await page.getByRole('button', { name: 'Ask to join' }).click()
    await expect(page.getByText('Please answer this')).toBeVisible()
    await everywhere(page, 'asking to join', 'light')
    await page.getByLabel('Which voice do you sing?').fill('Alto')
    await page.getByRole('button', { name: 'Ask to join' }).click()
    await expect(page.getByText(`open the link we've just sent to ${email}`)).toBeVisible()

    await page.goto(await mailedLink(email, 'Confirm your email address'))
    await expect(page.getByText('Your address is confirmed. Our team looks')).toBeVisible()
    await logIn(page, email)
    await expect(page.getByText('Our team hasn’t looked at your request yet')).toBeVisible()
    await look(page, 'waiting')

    await staff.goto('/#/admin/signups')
    const row = staff.getByRole('list', { name: 'Requests to join' }).getByRole('listitem')
    await expect(row.getByText('Alto')).toBeVisible()
    await row.getByRole('checkbox', { name: 'Choose Petra Nová' }).check()
    await everywhere(staff, 'requests to join', 'dark')
    await staff.getByRole('button', { name: 'Let in', exact: true }).click()
    const dialog = staff.getByRole('dialog')
    await dialog.getByRole('textbox').fill('See you on Monday')
    await look(staff, 'an answer', { within: '[role=dialog]' })
    await dialog.getByRole('button', { name: 'Let in', exact: true }).click()
    await expect(staff.getByText('Nobody is here')).toBeVisible()

    await staff.goto('/#/admin/entry')
    await staff.getByRole('button', { name: 'Add a domain' }).click()
    await dialog.getByLabel('Domain').fill('throwaway.example')
    await look(staff, 'a rule', { within: '[role=dialog]' })
    await dialog.getByRole('button', { name: 'Add the rule' }).click()
    await expect(staff.getByText('throwaway.example')).toBeVisible()
    await everywhere(staff, 'who may join', 'light')

    await page.getByRole('checkbox', { name: /I'm human/ }).check()
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByText('Step 1 of 3')).toBeVisible()

    await set('registration_mode', 'invitation')
    await page.goto('/#/setting/invitations')
    await page.getByRole('textbox', { name: /Whom it is for/ }).fill('My sister')
    await page.getByRole('button', { name: 'Make an invitation and copy its link' }).click()
    await expect(page.getByRole('main').getByText('My sister')).toBeVisible()
    await everywhere(page, 'invitations', 'dark')
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const guest = await open(undefined, '/register', desk)
    await expect(guest.getByText('You need an invitation to join. Ask a member for one.')).toBeVisible()
    await guest.goto(link)
    await expect(guest.getByText('Petra Nová invites you.')).toBeVisible()
    await fillIn(guest, 'Eva Nová', `eva.${Date.now()}@example.org`)
    await guest.getByRole('main').getByRole('button', { name: 'Register' }).click()
    await expect(guest).toHaveURL(/#\/login/)
  } finally {
    await set('registration_mode', 'open')
    await set('registration_questions_en', '')
  }
})
