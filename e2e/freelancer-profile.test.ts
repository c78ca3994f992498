/** A freelancer's profile: it is filled in by its member, and seen by others without anything to change. */
import { look, schemes, widths } from './support/look.ts'
import { noise } from './support/pictures.ts'
import { expect, test } from './support/world.ts'

test('a member says what they can do, and others see it', async ({ open, member, call }) => {
  const [jana, tom] = [await member('Jana'), await member('Tom')]
  for (const each of [jana, tom]) await call(each, 'update_session_setting', { several_devices: 1 })
  const page = await open(jana, `/u/${jana.id}`, { viewport: { width: 375, height: 740 } })
  await expect(page.getByText('No portfolio items have been added yet')).toBeVisible()
  await expect(page.getByText('No reviews to see here!')).toBeVisible()
  await expect(page.getByText('No experiences have been added.')).toBeVisible()
  await look(page, 'an empty profile of a freelancer')

  await page.getByRole('button', { name: 'Edit profile' }).click()
  const profile = page.getByRole('dialog', { name: 'Edit profile' })
  await profile.getByLabel('Hourly rate').fill('45.50')
  await profile.getByLabel('Professional headline').fill('Builder of clay ovens')
  await profile.getByLabel('Top skills').fill('Clay, Masonry, Fire safety')
  await profile.getByLabel('Summary').fill('Nine ovens so far, the last one for a bakery of twelve loaves.')
  await look(page, 'the dialog Edit profile', { within: '[role=dialog]' })
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(profile).toBeHidden()
  await expect(page.getByText('$45.50 per hour')).toBeVisible()

  await page.getByRole('button', { name: 'Add experience' }).click()
  const experience = page.getByRole('dialog', { name: 'Add experience' })
  await experience.getByRole('button', { name: 'Save' }).click()
  await expect(experience.getByText('Title is required')).toBeVisible()
  await experience.getByLabel('Title').fill('Mason')
  await experience.getByLabel('Company').fill('River Mill')
  await experience.getByLabel('City').fill('Brodná')
  await experience.getByLabel('Country').selectOption({ label: 'Czechia' })
  await experience.getByLabel('Start month').selectOption('Sep')
  await experience.getByLabel('Start year').selectOption('2015')
  await experience.getByLabel('Work description').fill('Ovens and chimneys.')
  await experience.getByRole('checkbox', { name: 'I work here now' }).check()
  await look(page, 'the form of an experience', { within: '[role=dialog]' })
  await experience.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Sep 2015 – Present')).toBeVisible()
  await expect(page.getByText('River Mill · Brodná · Czechia')).toBeVisible()

  await page.getByRole('button', { name: 'Add portfolio item' }).click()
  const work = page.getByRole('dialog', { name: 'Add portfolio item' })
  await work.getByLabel('Title').fill('An oven for twelve loaves')
  await work
    .locator('input[type=file]')
    .setInputFiles({ name: 'oven.png', mimeType: 'image/png', buffer: await noise(page, 300, 200) })
  await work.getByRole('button', { name: 'Save' }).click()
  await expect(work).toBeHidden()
  const picture = page.getByRole('img', { name: 'Picture: An oven for twelve loaves' })
  await expect(picture).toBeVisible()

  for (const width of widths())
    for (const colorScheme of schemes('dark')) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await look(page, `a profile of a freelancer, ${width} ${colorScheme}`)
    }

  const his = await open(tom, `/u/${jana.id}`)
  await expect(his.getByRole('heading', { level: 1, name: 'Jana' })).toBeVisible()
  await expect(his.getByText('Builder of clay ovens')).toBeVisible()
  await expect(his.getByText('River Mill · Brodná · Czechia')).toBeVisible()
  await expect(his.getByRole('button', { name: 'Message Jana' })).toBeVisible()
  for (const name of ['Edit profile', 'Add experience', 'Edit Mason'])
    await expect(his.getByRole('button', { name })).toHaveCount(0)

  const finds = await open(tom, '/freelancer/freelancers')
  await finds.getByRole('searchbox', { name: 'Search freelancers' }).fill('ovens')
  await expect(finds.getByRole('link', { name: 'Jana' })).toBeVisible()
  await finds.getByLabel('Rate from').selectOption('50')
  await expect(finds.getByText('No freelancer found')).toBeVisible()
  await finds.getByLabel('Rate from').selectOption('30')
  await expect(finds.getByText('$45.50 an hour')).toBeVisible()
  for (const width of widths())
    for (const colorScheme of schemes('dark')) {
      await finds.emulateMedia({ colorScheme })
      await finds.setViewportSize({ width, height: 800 })
      await finds.evaluate(() => scrollTo(0, 0))
      await look(finds, `freelancers, ${width} ${colorScheme}`)
    }
  await finds.getByRole('button', { name: 'Invite Jana to bid' }).click()
  await expect(finds.getByText('None of your projects takes bids')).toBeVisible()
})
