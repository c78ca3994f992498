/** Tags: how they get into a post, and where they lead. Also the dialog "Create Post". */
import type { Page } from '@playwright/test'
import { composer, text } from './support/composer.ts'
import { isLong, look } from './support/look.ts'
import { expect, test } from './support/world.ts'

const tagDialog = (page: Page) => page.getByRole('dialog', { name: 'Tag', exact: true })
const field = (page: Page) => tagDialog(page).getByRole('combobox', { name: /Add tags/ })
const chips = (page: Page) => tagDialog(page).getByRole('list', { name: 'Tags of your post' })

test('tags are typed, found and chosen by keyboard, and stand on the post', async ({
  open,
  member,
  call,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await call(bob, 'add_post', { message: 'Tomatoes', hashtag: 'tomatogrowing,summer' })
  const page = await open(ada, '/dashboard', { viewport: { width: 1280, height: 800 } })
  await text(page).fill('My first tomatoes')
  const tool = composer(page).getByRole('button', { name: /^Tag/ })
  await tool.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('#my_first tag')
  await expect(field(page)).toHaveValue('myfirsttag')
  await page.keyboard.press('Enter')
  await page.keyboard.type('tomatog')
  await expect(tagDialog(page).getByRole('option', { name: '#tomatogrowing 1 public post' })).toBeVisible()
  await look(page, 'tags that are found')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(chips(page).getByRole('listitem')).toHaveText(['#myfirsttag', '#tomatogrowing'])
  await tagDialog(page).getByRole('button', { name: '#summer' }).press('Space')
  await field(page).fill('four,five,six,')
  await expect(chips(page).getByRole('listitem')).toHaveCount(5)
  await expect(
    tagDialog(page)
      .getByText(/up to 5 tags/)
      .first(),
  ).toBeVisible()
  await look(page, 'a tag too many')
  await field(page).press('Backspace')
  await expect(chips(page).getByRole('listitem')).toHaveCount(4)
  await page.keyboard.press('Escape')
  await expect(tagDialog(page)).toBeHidden()
  await expect(tool).toBeFocused()
  const own = page.getByRole('list', { name: 'Tags of your post' })
  await expect(own.getByRole('listitem')).toHaveText(['#myfirsttag', '#tomatogrowing', '#summer', '#four'])
  await page.getByRole('button', { name: 'Remove the tag four' }).press('Enter')
  await look(page, 'a composer with tags')
  await text(page).press('Control+Enter')
  const post = page.getByRole('article').filter({ hasText: 'My first tomatoes' })
  await expect(post.getByRole('list', { name: 'Tags' }).getByRole('link')).toHaveText([
    '#myfirsttag',
    '#tomatogrowing',
    '#summer',
  ])
  await post.getByRole('link', { name: '#tomatogrowing' }).click()
  await expect(page).toHaveURL(/#\/tag\/tomatogrowing$/)
})

test('what a tag says runs nothing @long', async ({ open, member }) => {
  const page = await open(await member('Ada'), '/dashboard', { viewport: { width: 1280, height: 800 } })
  await text(page).fill('Harmless')
  await page.getByRole('button', { name: 'Tag', exact: true }).click()
  await field(page).fill('<img/src=x onerror=alert(1)>')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await text(page).press('Control+Enter')
  const link = page.getByRole('article').getByRole('link', { name: '#<img/src=xonerror=alert(1)>' })
  await expect(link).toBeVisible()
  await link.click()
  await expect(page).toHaveURL(/#\/tag\//)
})

test('with a tag dialog over Create Post, Esc closes one after the other @long', async ({ open, member }) => {
  const page = await open(await member('Ada'), '/setting', { viewport: { width: 1280, height: 800 } })
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog', { name: 'Create Post' })
  await expect(dialog.getByRole('textbox', { name: /on your mind/ })).toBeFocused()
  await page.keyboard.type('Over the settings')
  await look(page, 'Create Post')
  await dialog.getByRole('button', { name: 'Tag', exact: true }).click()
  await field(page).fill('half')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(tagDialog(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // The draft is there again, here and on the home page.
  await page.keyboard.press('c')
  await expect(dialog.getByRole('textbox', { name: /on your mind/ })).toHaveValue('Over the settings')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/#\/setting/)
  await page.goto('/#/dashboard')
  await expect(page.getByRole('article').filter({ hasText: 'Over the settings' })).toBeVisible()
  await expect(text(page)).toHaveValue('')
})

for (const [width, locale] of [
  [320, 'cs-CZ'] as const,
  ...(isLong ? [[320, 'en-US'] as const, [375, 'cs-CZ'] as const] : []),
]) {
  test(`Create Post fills a phone of ${width} px, ${locale}`, async ({ open, member, call }) => {
    const [ada, bob] = [await member('Ada'), await member('Bob')]
    await call(ada, 'update_language', { language_id: locale === 'cs-CZ' ? 2 : 1 })
    const [create, tag, reasons] =
      locale === 'cs-CZ' ? ['Nový příspěvek', 'Štítek', 'NSFW'] : ['Create Post', 'Tag', 'NSFW']
    const page = await open(ada, `/timeLine/${bob.id}`, { locale, viewport: { width, height: 740 } })
    const plus = page.getByRole('button', { name: create, exact: true })
    await plus.click()
    const sheet = page.getByRole('dialog', { name: create })
    await expect(sheet.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('From afar')
    await look(page, `${create} at ${width}`)
    for (const name of [tag, reasons]) {
      await sheet.getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
      await look(page, `${name} at ${width}`)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name, exact: true })).toBeHidden()
    }
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(plus).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`timeLine/${bob.id}`))
  })
}
