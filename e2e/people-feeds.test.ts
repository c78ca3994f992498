/** Lists of people: made from a post, read as a feed, filled by a search, and pinned as a tab of Home. */
import { answer, card, choose } from './support/cards.ts'
import { look, schemes } from './support/look.ts'
import { expect, hears, test } from './support/world.ts'

test('a list is made from the menu of a post, shows what its people post, and is a tab of Home', async ({
  open,
  member,
  call,
}) => {
  const [ada, tom, eva] = [await member('Ada'), await member('Tom Tester'), await member('Eva Editor')]
  const [first, others] = [`Tom says ${Date.now()}`, `Eva says ${Date.now()}`]
  await call(tom, 'add_post', { message: first })
  await call(eva, 'add_post', { message: others })
  await call(eva, 'update_username', { username: `eva_${eva.id}` })
  const page = await open(ada, '/dashboard', { viewport: { width: 1280, height: 800 } })
  await choose(page, card(page, first), 'Add to a list')
  const lists = page.getByRole('dialog', { name: 'Lists with Tom Tester' })
  await expect(lists).toContainText('You have no lists yet.')
  await lists.getByRole('button', { name: 'New list' }).click()
  const form = page.getByRole('dialog', { name: 'New list' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Makers')
  await form.getByRole('textbox', { name: 'Emoji (optional)' }).fill('ab')
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form.getByText('Must be one emoji')).toBeVisible()
  await form.getByRole('textbox', { name: 'Emoji (optional)' }).fill('🔨')
  await look(page, 'a new list of people', { within: '[role=dialog]' })
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form).toBeHidden()
  await choose(page, card(page, first), 'Add to a list')
  const choice = lists.getByRole('checkbox', { name: 'Makers' })
  await expect(choice).toBeChecked()
  await look(page, 'choosing lists for a member', { within: '[role=dialog]' })
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  await page
    .getByRole('dialog', { name: 'Commands' })
    .getByRole('combobox', { name: 'Command' })
    .fill('Makers')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '🔨 Makers' })).toBeVisible()
  await expect(card(page, first)).toBeVisible()
  await expect(card(page, others)).toHaveCount(0)
  await hears(page, 'feed')
  const later = `Tom again ${Date.now()}`
  await call(tom, 'add_post', { message: later })
  await page.getByRole('button', { name: /1 new post/ }).click()
  await expect(card(page, later)).toBeVisible()
  for (const colorScheme of schemes('dark')) {
    await page.emulateMedia({ colorScheme })
    await look(page, 'the feed of a list of people')
  }

  await page.getByRole('tab', { name: 'People (1)' }).click()
  const field = page.getByRole('combobox', { name: 'Add people' })
  await field.fill(`eva_${eva.id}`)
  await page.getByRole('option', { name: /Eva Editor/ }).click()
  await expect(page.getByText('Eva Editor is on the list')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  await expect(page.getByRole('tab', { name: 'People (2)' })).toBeVisible()
  await look(page, 'the people of a list')
  await page.getByRole('button', { name: 'Remove Tom Tester from the list' }).click()
  await expect(page.getByRole('tab', { name: 'People (1)' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Remove Tom Tester from the list' })).toBeVisible()
  await page.getByRole('button', { name: 'Pin 🔨 Makers to Home' }).click()
  await expect(page.getByRole('button', { name: 'Unpin 🔨 Makers from Home' })).toBeVisible()

  await page.goto('/dashboard')
  await page.getByRole('radio', { name: '🔨 Makers' }).check()
  await expect(page.getByRole('feed', { name: 'Posts from people on Makers' })).toBeVisible()
  await expect(card(page, others)).toBeVisible()
  await look(page, 'a list as a tab of Home')

  await page.goto('/lists')
  await expect(page.getByRole('link', { name: '🔨 Makers' })).toBeVisible()
  await look(page, 'lists of people')
  await page.getByRole('link', { name: '🔨 Makers' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await answer(page, 'Delete this list? The people on it stay where they are.', 'Yes')
  await expect(page.getByText('No lists yet')).toBeVisible()
  await look(page, 'no lists of people')
})
