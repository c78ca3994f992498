/** Cards of posts, and what can be done with them. */
import { expect, type Locator, type Page } from '@playwright/test'

export const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })

/** Chooses from the menu of a card. */
export async function choose(page: Page, from: Locator, entry: string): Promise<void> {
  await from.getByRole('button', { name: /^Menu of the post by/ }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** Answers a question that was expected. */
export async function answer(page: Page, question: string, reply: 'Yes' | 'No'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm to submit' })
  await expect(dialog.getByText(question, { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: reply }).click()
  await expect(dialog).toBeHidden()
}

/** Rests the mouse on what can be undone, so that it stays while others look. */
export const keepUndo = (page: Page) => page.getByRole('button', { name: 'Undo' }).hover()

export const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click()

/** Tabs until something has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  const isThere = () => target.evaluate((node) => node === document.activeElement)
  for (let i = 0; i < most && !(await isThere()); i++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}
