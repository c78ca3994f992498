/** The card about a member that opens when the pointer rests on their name. */
import type { Page } from '@playwright/test'
import { answer } from './support/cards.ts'
import { look } from './support/look.ts'
import { expect, test } from './support/world.ts'

const card = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

test('a name shows its member, who can be followed from there, by pointer and by keyboard', async ({
  open,
  member,
  call,
}) => {
  const [ada, eva, jana] = [await member('Ada'), await member('Eva'), await member('Jana Nová')]
  for (const [one, other] of [
    [ada, eva],
    [eva, ada],
    [eva, jana],
    [jana, eva],
  ] as const)
    await call(one, 'follow', { following_id: other.id })
  await call(jana, 'update_username', { username: `jana_${jana.id}` })
  await call(jana, 'add_post', { message: `Written by @jana_${jana.id}` })
  const page = await open(ada, '/dashboard', { viewport: { width: 1280, height: 800 } })
  const article = page.getByRole('article').filter({ hasText: 'Written by' })
  const name = article.getByRole('link', { name: 'Jana Nová' })
  // While the page still moves, the name may move away from a resting pointer, or under it.
  await expect(async () => {
    await name.hover({ position: { x: 4, y: 8 } })
    await name.hover({ position: { x: 24, y: 8 } })
    await expect(card(page, 'Jana Nová')).toContainText('Friends with Eva', { timeout: 3_000 })
  }).toPass()
  await look(page, 'a member’s card')
  await card(page, 'Jana Nová').getByRole('button', { name: 'Follow Jana Nová' }).click()
  await answer(page, 'Follow this.', 'Yes')
  await expect(page.getByText('Now following Jana Nová')).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(card(page, 'Jana Nová')).toBeHidden()

  // A click still follows the link.
  await article.getByRole('link', { name: `@jana_${jana.id}` }).click()
  await expect(page).toHaveURL(new RegExp(`#/timeLine/${jana.id}$`))
  await page.goBack()

  await article.focus()
  for (let i = 0; i < 3 && !(await name.evaluate((link) => link === document.activeElement)); i++)
    await page.keyboard.press('Tab')
  await expect(name).toBeFocused()
  await expect(card(page, 'Jana Nová')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(
    card(page, 'Jana Nová')
      .getByRole('button', { name: /Jana Nová/ })
      .first(),
  ).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card(page, 'Jana Nová')).toBeHidden()
  await expect(name).toBeFocused()
})
