/** Events of a group: planned, answered by two members at once, changed, saved to a calendar and cancelled. */
import { readFile } from 'node:fs/promises'
import { answer } from './support/cards.ts'
import { look, schemes } from './support/look.ts'
import { expect, test } from './support/world.ts'

test('a group plans an event, a second member answers live, and it is moved and cancelled', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  // The last place is taken.
  allowErrors(/status of 409/)
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const { recdata } = await call(ada, 'group_create', { group_name: 'Balcony gardeners' })
  const group = (recdata as { id: number }).id
  await call(bob, 'join_group', { group_id: group })

  const page = await open(ada, `/groupdetail/${group}`, { viewport: { width: 1280, height: 900 } })
  const everywhere = async (name: string, within?: string) => {
    for (const width of [320, 1280])
      for (const colorScheme of schemes('light', 'dark')) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 900 })
        await look(page, `${name}, ${width} ${colorScheme}`, { ...(within !== undefined && { within }) })
      }
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await page.getByRole('link', { name: 'Events', exact: true }).click()
  await expect(page).toHaveURL(/tab=events/)
  await expect(page.getByText('Nothing planned yet')).toBeVisible()
  await page.getByRole('button', { name: 'Plan an event' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plan an event' })
  await dialog.getByLabel('Title').fill('Seed swap')
  const year = new Date().getFullYear() + 1
  await dialog.getByLabel('Begins').fill(`${year}-05-10T18:00`)
  await expect(dialog.getByLabel('Ends')).toHaveValue(`${year}-05-10T20:00`)
  await dialog.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await dialog.getByLabel('Place').fill('The old school')
  await dialog.getByLabel('How many people can come').fill('1')
  await everywhere('an event while it is planned', '[role=dialog]')
  await dialog.getByRole('button', { name: 'Plan the event' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('0 people are coming · 1 place left')).toBeVisible()
  await everywhere('the events of a group')
  await page.getByRole('link', { name: 'Seed swap' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Seed swap' })).toBeVisible()
  await expect(page.getByText(/There: .*\(Asia\/Tokyo\)/)).toBeVisible()
  const address = new URL(page.url()).hash.slice(1)

  const theirs = await open(bob, address)
  await theirs.getByRole('radio', { name: 'Yes', exact: true }).click()
  // Both pages count without a reload, and the last place is taken.
  await expect(page.getByText('1 person is coming · No places left')).toBeVisible()
  await expect(
    page.getByRole('region', { name: "Who's coming" }).getByRole('link', { name: 'Bob' }),
  ).toBeVisible()
  // It is refused, and so isn't checked.
  await page.getByRole('radio', { name: 'Yes', exact: true }).click()
  await expect(page.getByText('All places are taken.')).toBeVisible()
  await page.getByRole('radio', { name: 'Maybe', exact: true }).click()
  await expect(theirs.getByText('1 person is coming · 1 maybe · No places left')).toBeVisible()
  await everywhere('an event')

  const [file] = await Promise.all([
    theirs.waitForEvent('download'),
    theirs.getByRole('button', { name: 'Save to your calendar' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Seed-swap.ics')
  expect(await readFile(await file.path(), 'utf8')).toContain('LOCATION:The old school')

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'More for Seed swap' }).click()
  await page.getByRole('menuitem', { name: 'Change' }).click()
  const change = page.getByRole('dialog', { name: 'Change the event' })
  await expect(change.getByLabel('Begins')).toHaveValue(`${year}-05-10T18:00`)
  await change.getByLabel('Place').fill('The school yard')
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(theirs.getByText('The school yard')).toBeVisible()

  await page.getByRole('button', { name: 'More for Seed swap' }).click()
  await page.getByRole('menuitem', { name: 'Cancel the event' }).click()
  await answer(page, "Cancel this event? Everyone who's coming will be told. It can't be undone.", 'Yes')
  await expect(theirs.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(theirs.getByRole('radio', { name: 'Yes', exact: true })).toBeHidden()
  await theirs.goto('/#/AllNotification')
  await expect(theirs.getByText('An event is cancelled')).toBeVisible()
})
