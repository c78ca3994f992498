/** Mentioning members while writing. */
import type { Page } from '@playwright/test'
import { text } from './support/composer.ts'
import { look } from './support/look.ts'
import { expect, test } from './support/world.ts'

const list = (page: Page) => page.getByRole('listbox', { name: 'Members to mention' })
const options = (page: Page) => list(page).getByRole('option')

test('a member is found by their name, chosen by keyboard and named', async ({ open, member, call }) => {
  const ada = await member('Ada')
  const [zoe, zofie] = [await member('Zoe Twoletters'), await member('Žofie Králová')]
  await call(zoe, 'update_username', { username: `zoe_${zoe.id}` })
  await call(zofie, 'update_username', { username: `zofka_${zofie.id}` })
  const page = await open(ada, '/dashboard', { viewport: { width: 1280, height: 800 } })
  await text(page).click()
  await page.keyboard.type('Hello @Zo')
  await expect(options(page).first()).toBeVisible()
  await look(page, 'members to mention')
  const chosen = list(page).getByRole('option', { selected: true })
  const before = await chosen.textContent()
  await page.keyboard.press('ArrowDown')
  if ((await options(page).count()) > 1) await expect(chosen).not.toHaveText(before ?? '')
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(text(page)).toHaveValue('Hello @Zo')

  await text(page).fill('')
  await page.keyboard.type(`Hello @zofka_${zofie.id}`.slice(0, -1))
  await expect(options(page)).toContainText(['Žofie Králová'])
  await page.keyboard.press('Enter')
  await expect(text(page)).toHaveValue(`Hello @zofka_${zofie.id} `)
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('and welcome')
  await expect(text(page)).toHaveValue(`Hello @zofka_${zofie.id} and welcome`)
  await page.keyboard.press('Control+Enter')
  const article = page.getByRole('article').filter({ hasText: 'and welcome' })
  await expect(article.getByRole('link', { name: `@zofka_${zofie.id}` })).toHaveAttribute(
    'href',
    new RegExp(`timeLine/${zofie.id}$`),
  )
})

test('on a phone the list stays in sight, and a touch chooses', async ({ open, member, call }) => {
  const [ada, zofie] = [await member('Ada'), await member('Žofie Králová')]
  const name = `zofka_${zofie.id}`
  await call(zofie, 'update_username', { username: name })
  const page = await open(ada, '/dashboard', { viewport: { width: 375, height: 400 }, hasTouch: true })
  await page.getByRole('button', { name: /on your mind/ }).click()
  await expect(text(page)).toBeFocused()
  await page.keyboard.type(`${'Many lines before it\n'.repeat(7)}@${name.slice(0, 7)}`)
  const option = list(page).getByRole('option', { name: new RegExp(name) })
  await expect(option).toBeVisible()
  const box = await list(page).boundingBox()
  expect(box && box.y >= 0 && box.y + box.height <= 400 && box.x >= 0 && box.x + box.width <= 375).toBe(true)
  await look(page, 'members to mention at 375')
  await option.tap()
  await expect(text(page)).toHaveValue(new RegExp(`@${name} $`))
  await expect(text(page)).toBeFocused()
})

test('with the list open in a dialog, Esc closes the list alone @long', async ({ open, member }) => {
  await member('Zdena Malá')
  const page = await open(await member('Ada'), '/setting', { viewport: { width: 1280, height: 800 } })
  await page.getByRole('button', { name: 'Create Post' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Create Post' })
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('@Zde')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
