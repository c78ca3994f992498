/** A draft survives a tab that was killed. */
import { expect, test } from './support/world.ts'

test('text and audience are back after the tab was killed', async ({ open, member }) => {
  const page = await open(await member('Ada'), '/dashboard')
  await page.getByRole('textbox', { name: /on your mind/ }).fill('A long thought that took all evening')
  await page.getByRole('radio', { name: 'Private' }).check()
  await page.waitForTimeout(1_200)
  const browser = await page.context().newCDPSession(page)
  // The renderer dies without telling the page, as when a phone kills a tab in the background.
  void browser.send('Page.crash').catch(() => undefined)
  await page.waitForEvent('crash').catch(() => undefined)

  const again = await page.context().newPage()
  await again.goto('/#/dashboard')
  await expect(again.getByText('Draft restored')).toBeVisible()
  await expect(again.getByRole('textbox', { name: /on your mind/ })).toHaveValue(
    'A long thought that took all evening',
  )
  await expect(again.getByRole('radio', { name: 'Private' })).toBeChecked()
  await again.getByRole('button', { name: 'Discard' }).click()
  await expect(again.getByRole('textbox', { name: /on your mind/ })).toHaveValue('')
  await again.reload()
  await expect(again.getByRole('textbox', { name: /on your mind/ })).toHaveValue('')
  await expect(again.getByText('Draft restored')).toBeHidden()
})
