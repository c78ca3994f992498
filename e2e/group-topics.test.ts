/** Topics of a group: made by who runs it, chosen for posts, followed by a link, changed and removed live. */
import type { Page } from '@playwright/test'
import { answer, card, choose } from './support/cards.ts'
import { post, text } from './support/composer.ts'
import { look, schemes, widths } from './support/look.ts'
import { expect, test } from './support/world.ts'

async function lookEverywhere(page: Page, name: string, within?: string): Promise<void> {
  const before = page.viewportSize()
  for (const width of new Set([320, ...widths()]))
    for (const colorScheme of schemes('light', 'dark')) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => scrollTo(0, 0))
      await look(page, `${name}, ${width} ${colorScheme}`, { ...(within !== undefined && { within }) })
    }
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
}

test('a group has topics, posts have them, and a link leads to those of one', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  // A name that is taken.
  allowErrors(/status of 409/)
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const made = await call(ada, 'group_create', { group_name: 'Balcony gardeners' })
  const { id } = made['recdata'] as { id: number }
  await call(bob, 'join_group', { group_id: id })
  await call(bob, 'add_post', { message: 'My basil is ill', group_id: id })

  const page = await open(ada, `/groupdetail/${id}`)
  await page.getByRole('button', { name: 'Add topics' }).click()
  const dialog = page.getByRole('dialog', { name: 'Topics' })
  const name = dialog.getByLabel('New topic')
  for (const topic of ['Herbs', 'Tomatoes']) {
    await name.fill(topic)
    await name.press('Enter')
    await expect(dialog.getByRole('listitem').filter({ hasText: topic })).toBeVisible()
    await expect(name).toHaveValue('')
  }
  await name.fill('herbs')
  await name.press('Enter')
  await expect(dialog.getByText('The group already has a topic with this name.')).toBeVisible()
  await lookEverywhere(page, 'the topics of a group', '[role=dialog]')
  await dialog.getByRole('button', { name: 'More for Tomatoes' }).click()
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  await expect(dialog.getByRole('listitem').first()).toContainText('Tomatoes')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  const theirs = await open(bob, `/groupdetail/${id}`)
  await text(theirs).fill('Ten red ones today')
  await theirs.getByLabel('Topic', { exact: true }).selectOption('Tomatoes')
  await post(theirs).click()
  await expect(card(theirs, 'Ten red ones today').getByRole('link', { name: 'Tomatoes' })).toBeVisible()

  // She files another's post, and he sees it live.
  await page.bringToFront()
  await choose(page, card(page, 'My basil is ill'), 'Change topic')
  const change = page.getByRole('dialog', { name: 'Change topic' })
  await change.getByLabel('Topic').selectOption('Herbs')
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(card(page, 'My basil is ill').getByRole('link', { name: 'Herbs' })).toBeVisible()
  await theirs.bringToFront()
  await expect(card(theirs, 'My basil is ill').getByRole('link', { name: 'Herbs' })).toBeVisible()
  await lookEverywhere(theirs, 'a group with topics')

  await card(theirs, 'My basil is ill').getByRole('link', { name: 'Herbs' }).click()
  await expect(theirs).toHaveURL(/topic=\d+/)
  await expect(theirs.getByRole('radio', { name: 'Herbs' })).toBeChecked()
  await expect(card(theirs, 'My basil is ill')).toBeVisible()
  await expect(card(theirs, 'Ten red ones today')).toHaveCount(0)
  await theirs.goBack()
  await expect(card(theirs, 'Ten red ones today')).toBeVisible()

  await page.bringToFront()
  await page.getByRole('button', { name: 'Edit topics' }).click()
  await dialog.getByRole('button', { name: 'More for Herbs' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await answer(page, 'Remove this topic? Its posts stay, without a topic.', 'Yes')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await theirs.bringToFront()
  await expect(theirs.getByRole('radio', { name: 'Herbs' })).toHaveCount(0)
  await expect(card(theirs, 'My basil is ill').getByRole('link', { name: 'Herbs' })).toHaveCount(0)
})
