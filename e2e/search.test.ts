/** Searching for members, tags and posts from the top bar. */
import type { Page } from '@playwright/test'
import { look, schemes } from './support/look.ts'
import { expect, test } from './support/world.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search' })
const options = (page: Page, group: string) =>
  dialog(page).getByRole('group', { name: group, exact: true }).getByRole('option')

test('members, tags and posts are found by keyboard, and private words by nobody else', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  // Requests that were under way at the logout.
  allowErrors(/status of 401/)
  const [ada, zofie] = [await member('Ada'), await member('Žofie Zahradníková')]
  await call(ada, 'follow', { following_id: zofie.id })
  const { recdata } = (await call(zofie, 'add_post', {
    message: 'Naše ZAHRADA kvete',
    hashtag: 'zahradnictví',
  })) as { recdata: { post_id: number } }
  await call(zofie, 'add_post', { message: 'zahradnitajemstvi', post_type: 'private' })
  await call(zofie, 'add_post', { message: 'Zahrada bez plotu', nsfw: 'Nudity' })
  const page = await open(ada, '/dashboard', { viewport: { width: 1280, height: 800 } })
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAttribute('placeholder', 'Search user')
  await expect(options(page, 'People you know')).toHaveText([/Žofie Zahradníková/])
  await page.keyboard.type('zahrad')
  await expect(options(page, 'People')).toHaveText([/Žofie Zahradníková.*Following/])
  await expect(options(page, 'Tags')).toHaveText([/#zahradnictví/])
  await expect(options(page, 'Posts')).toHaveText([/marked as sensitive/, /ZAHRADA kvete/])
  await expect(dialog(page).getByText('zahradnitajemstvi')).toHaveCount(0)
  await look(page, 'what is found', { within: '[role=dialog]' })
  for (const colorScheme of schemes('dark')) {
    await page.emulateMedia({ colorScheme })
    await look(page, `what is found, ${colorScheme}`, { within: '[role=dialog]' })
  }

  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(dialog(page).getByRole('option', { selected: true })).toHaveText(/ZAHRADA kvete/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`#/timeLine/${zofie.id}/${recdata.post_id}$`))
  await expect(dialog(page)).toBeHidden()

  // The palette of commands hands on what is none.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Command' }).fill('zahradnitajemstvi')
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('zahradnitajemstvi')
  await expect(dialog(page).getByText('Nothing found')).toBeVisible()
  await field(page).fill('')
  await dialog(page).getByRole('button', { name: 'zahrad', exact: true }).click()
  await options(page, 'Tags').first().click()
  await expect(page).toHaveURL(/#\/tag\//)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await field(page).fill('zahrad')
  // Enter before the answer has come opens its first result.
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`#/timeLine/${zofie.id}$`))

  // Esc closes the search and returns the focus. A logout removes the recent searches.
  const opener = page.getByRole('button', { name: 'Search', exact: true })
  await opener.press('Enter')
  await expect(dialog(page).getByRole('region', { name: 'Recent searches' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(opener).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('commons.searches'))).toContain('zahrad')
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL(/#\/login/)
  expect(await page.evaluate(() => localStorage.getItem('commons.searches'))).toBeNull()
})

test('on a phone of 320 px, in Czech, the search fills the screen', async ({ open, member, call }) => {
  const [ada, bob] = [await member('Ada'), await member('Bob Zahradník Dlouhojmenný ze Zahrady')]
  await call(ada, 'update_language', { language_id: 2 })
  await call(bob, 'add_post', { message: `Zahrada ${'slovo '.repeat(80)}`, nsfw: 'Violence and Gore' })
  await call(bob, 'add_post', { message: `Zahrada${'x'.repeat(150)}`, hashtag: `zahrada${'y'.repeat(40)}` })
  const page = await open(ada, '/dashboard', {
    locale: 'cs-CZ',
    viewport: { width: 320, height: 640 },
    hasTouch: true,
  })
  await page.getByRole('button', { name: 'Hledat', exact: true }).tap()
  const sheet = page.getByRole('dialog', { name: 'Hledat' })
  await look(page, 'an empty search at 320', { within: '[role=dialog]' })
  await sheet.getByRole('combobox').fill('zahrad')
  await expect(sheet.getByRole('option')).toHaveCount(4)
  await look(page, 'a search at 320', { within: '[role=dialog]' })
  const box = await sheet.boundingBox()
  expect(box && box.x === 0 && box.width === 320 && box.height >= 600).toBe(true)
  await sheet.getByRole('option', { name: /Bob/ }).first().tap()
  await expect(page).toHaveURL(new RegExp(`#/timeLine/${bob.id}$`))
})

test('Ctrl+K finds pages, settings and what can be created, on a phone and in Czech, too', async ({
  open,
  member,
  call,
}) => {
  const ada = await member('Ada')
  const page = await open(ada, '/dashboard', { viewport: { width: 1280, height: 800 } })
  const palette = page.getByRole('dialog', { name: 'Commands' })
  const command = palette.getByRole('combobox', { name: 'Command' })
  await page.getByRole('textbox', { name: /on your mind/ }).click()
  await page.keyboard.press('Control+k')
  await expect(command).toBeFocused()
  await look(page, 'all commands', { within: '[role=dialog]' })
  await command.fill('dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('group', { name: 'Recently used' }).getByRole('option')).toHaveText([
    /Dark theme/,
  ])
  await command.fill('quiet')
  await look(page, 'a command, dark', { within: '[role=dialog]' })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/setting\/notifications$/)
  await page.keyboard.press('Control+k')
  await command.fill('new po')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Create Post' })).toBeVisible()
  await page.keyboard.press('Escape')

  const bob = await member('Bob')
  await call(bob, 'update_language', { language_id: 2 })
  const phone = await open(bob, '/dashboard', { viewport: { width: 320, height: 640 } })
  await expect(phone.getByRole('button', { name: 'Nabídka účtu' })).toBeVisible()
  await phone.keyboard.press('Control+k')
  await phone.getByRole('combobox', { name: 'Příkaz' }).fill('tmavy')
  await expect(phone.getByRole('option').first()).toHaveText(/Tmavý vzhled/)
  await look(phone, 'a command in Czech at 320 px', { within: '[role=dialog]' })
})
