/** About on a member's page: entries are added, changed, deleted and restored, and seen by their audience. */
import type { Page } from '@playwright/test'
import { answer, tabTo, undo } from './support/cards.ts'
import { look } from './support/look.ts'
import { expect, hears, test } from './support/world.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a member says who they are, to whom they choose, and takes it back', async ({ open, member, call }) => {
  const [jana, tom] = [await member('Jana'), await member('Tom')]
  // The logins of the calls below must not end the sessions of the browsers.
  for (const each of [jana, tom]) await call(each, 'update_session_setting', { several_devices: 1 })
  const his = await open(tom, `/timeLine/${jana.id}?section=about`)
  await expect(section(his, 'Work').getByText('Nothing here you can see.')).toBeVisible()
  await hears(his, 'about')

  const page = await open(jana, `/timeLine/${jana.id}`, { viewport: { width: 375, height: 740 } })
  await page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name: 'About' }).click()
  const work = section(page, 'Work')
  // By keyboard alone, from here to the end of the form.
  await tabTo(page, work.getByRole('button', { name: 'Add work' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add work' })
  await expect(dialog.getByRole('textbox', { name: 'Position' })).toBeFocused()
  await page.keyboard.type('Gardener')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Company is required')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Company' })).toBeFocused()
  await look(page, 'a form of About', { within: '[role=dialog]' })
  await page.keyboard.type('The Garden')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(work.getByText('The Garden')).toBeVisible()
  await expect(work.getByText('Public')).toBeVisible()
  await expect(section(his, 'Work').getByText('The Garden')).toBeVisible()

  // From now on only friends see it, and others find no way to change it.
  await work.getByRole('button', { name: 'Edit Gardener' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit work' })
  await edit.getByRole('radio', { name: 'Public' }).press('ArrowRight')
  await expect(edit.getByRole('radio', { name: 'Friends' })).toBeChecked()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(section(his, 'Work').getByText('Nothing here you can see.')).toBeVisible()
  await call(tom, 'follow', { following_id: jana.id })
  await call(jana, 'follow', { following_id: tom.id })
  await expect(section(his, 'Work').getByText('The Garden')).toBeVisible()
  await expect(section(his, 'Work').getByRole('button')).toHaveCount(0)

  await work.getByRole('button', { name: 'Delete Gardener' }).click()
  await answer(page, 'Are you sure to delete this.', 'Yes')
  await expect(work.getByText('The Garden')).toBeHidden()
  await expect(section(his, 'Work').getByText('The Garden')).toBeHidden()
  await undo(page)
  // A toast stays while the mouse is on it.
  await page.mouse.move(0, 0)
  await expect(work.getByText('The Garden')).toBeVisible()
  await expect(section(his, 'Work').getByText('The Garden')).toBeVisible()

  await page.getByRole('tab', { name: 'Contact & Info' }).click()
  await expect(page).toHaveURL(/section=about&tab=contact$/)
  await section(page, 'Contact info').getByRole('button', { name: 'Add contact info' }).click()
  const contact = page.getByRole('dialog', { name: 'Add contact info' })
  await expect(contact.getByRole('radio', { name: 'Only me' })).toBeChecked()
  await contact.getByRole('textbox', { name: 'Mobile number' }).fill('+420 601 234 567')
  await contact.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Show Mobile number' }).click()
  await expect(page.getByText('+420 601 234 567')).toBeVisible()
  await look(page, 'contact info at 375')
  await his.getByRole('tab', { name: 'Contact & Info' }).click()
  await expect(section(his, 'Contact info').getByText('Nothing here you can see.')).toBeVisible()
  await look(his, 'About of somebody else')
})

test('the top of a profile is written on it, for whom its member chooses', async ({ open, member, call }) => {
  const [jana, tom] = [await member('Jana'), await member('Tom')]
  const page = await open(jana, `/timeLine/${jana.id}`, { viewport: { width: 320, height: 640 } })
  await page.getByRole('button', { name: 'Add a bio' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit profile' })
  await expect(dialog.getByRole('textbox', { name: 'Bio' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Bio' }).fill('Bees, mostly.')
  await dialog.getByRole('combobox', { name: 'Who can see your bio' }).selectOption('Friends')
  await dialog.getByRole('textbox', { name: 'Website' }).fill('the garden')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Website' })).toBeFocused()
  await look(page, 'the form of the top of a profile', { within: '[role=dialog]' })
  await dialog.getByRole('textbox', { name: 'Website' }).fill('https://www.garden.example/')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const head = page.locator('main header')
  await expect(head.getByText('Bees, mostly.')).toBeVisible()
  await expect(head.getByRole('link', { name: 'garden.example' })).toBeVisible()
  await look(page, 'the top of a profile')

  // A stranger gets what is for everybody.
  await call(tom, 'update_language', { language_id: 2 })
  const his = await open(tom, `/timeLine/${jana.id}`, { locale: 'cs-CZ', colorScheme: 'dark' })
  await expect(his.getByRole('link', { name: 'garden.example' })).toBeVisible()
  await expect(his.getByText(/^Členství od: /)).toBeVisible()
  await expect(his.getByText('Bees, mostly.')).toHaveCount(0)
  await look(his, 'the top of another’s profile')
})
