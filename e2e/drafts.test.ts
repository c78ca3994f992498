/** Scheduled posts and drafts: written, changed, and published from their list. */
import { card } from './support/cards.ts'
import { look } from './support/look.ts'
import { expect, test } from './support/world.ts'

test('a post is scheduled, moved and published, and a draft is kept', async ({ open, member }) => {
  const jana = await member('Jana')
  const page = await open(jana, '/dashboard', { viewport: { width: 1280, height: 800 } })
  const text = page.getByRole('textbox', { name: "What's on your mind?" })
  await text.fill('Good morning everybody')
  await page.getByRole('button', { name: 'Schedule' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  await dialog.getByRole('button', { name: 'Tomorrow at 9:00 AM' }).click()
  await look(page, 'scheduling a post')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('list', { name: 'When your post is published' })).toContainText('9:00')
  await page.getByRole('button', { name: 'Schedule' }).last().click()
  await expect(page.getByRole('status').getByText('Scheduled')).toBeVisible()
  await expect(text).toHaveValue('')
  await expect(card(page, 'Good morning everybody')).toHaveCount(0)

  await text.fill('Not finished')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(text).toHaveValue('')

  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/drafts')
  await expect(page.getByRole('heading', { level: 2, name: 'Scheduled (1)' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Drafts (1)' })).toBeVisible()
  await look(page, 'drafts and scheduled posts')
  const scheduled = page.getByRole('article').filter({ hasText: 'Good morning everybody' })
  await scheduled.getByRole('button', { name: 'Change time' }).click()
  const move = page.getByRole('dialog', { name: 'Schedule' })
  await move.getByRole('button', { name: 'Tomorrow at 6:00 PM' }).click()
  await move.getByRole('button', { name: 'Schedule' }).click()
  await expect(scheduled.locator('time')).toContainText('6:00')
  await scheduled.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Scheduled (1)' })).toBeHidden()
  await page.goto('/dashboard')
  await expect(card(page, 'Good morning everybody')).toBeVisible()
})
