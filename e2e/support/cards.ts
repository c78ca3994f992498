/** Cards of posts, and actions on them. */
import { expect, type Locator, type Page } from '@playwright/test'

export const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })

/** Chooses an entry of a card's menu. */
export async function choose(page: Page, from: Locator, entry: string): Promise<void> {
  await from.getByRole('button', { name: /^Menu of the post by/ }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** Answers an expected confirmation. */
export async function answer(page: Page, question: string, reply: 'Yes' | 'No'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm to submit' })
  await expect(dialog.getByText(question, { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: reply }).click()
  await expect(dialog).toBeHidden()
}

/** Keeps the toast with Undo open by hovering over it, while other pages are checked. */
export const keepUndo = (page: Page) => page.getByRole('button', { name: 'Undo' }).hover()

export const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click()

/** Presses Tab until the target has the focus, as a member without a mouse does. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  const isThere = () => target.evaluate((node) => node === document.activeElement)
  for (let i = 0; i < most && !(await isThere()); i++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}
