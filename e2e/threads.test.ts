/** Threads: written at once, listed once, and read post by post, while another member looks on. */
import type { Page } from '@playwright/test'
import { answer, card, choose } from './support/cards.ts'
import { post, text } from './support/composer.ts'
import { look, schemes } from './support/look.ts'
import { noise } from './support/pictures.ts'
import { expect, test } from './support/world.ts'

const wide = { viewport: { width: 1280, height: 900 } }
const part = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const another = (page: Page) => page.getByRole('button', { name: 'Add another post' })
const opened = (page: Page) => page.getByRole('region', { name: /^Thread, / })

test('a thread is written, ordered, kept over a reload and posted; another member reads it', async ({
  open,
  member,
  allowErrors,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const page = await open(ada, '/dashboard', wide)
  const beside = await open(bob, '/dashboard', wide)
  await text(page).fill('How we built the oven')
  await another(page).click()
  await expect(part(page, 'Post 2 of 2')).toBeFocused()
  await page.keyboard.type('First the clay')
  await another(page).click()
  await expect(part(page, 'Post 3 of 3')).toBeFocused()
  await expect(post(page)).toBeDisabled()
  await page.keyboard.type('And then the fire')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'And then' })
    .locator('input[type=file]')
    .setInputFiles({
      name: 'fire.png',
      mimeType: 'image/png',
      buffer: await noise(page, 300, 200),
    })
  await page.getByRole('textbox', { name: /Describe it/ }).fill('the fire')
  // The last one goes to the front and back, by keys.
  await page.getByRole('button', { name: 'Move post 3 up' }).press('Enter')
  await expect(part(page, 'Post 2 of 3')).toHaveValue('And then the fire')
  await expect(page.getByRole('button', { name: 'Move post 2 up' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(part(page, 'Post 1 of 3')).toHaveValue('And then the fire')
  for (const nth of [1, 2]) await page.getByRole('button', { name: `Move post ${nth} down` }).press('Enter')
  await expect(part(page, 'Post 3 of 3')).toHaveValue('And then the fire')
  await page.getByRole('button', { name: 'Remove post 2' }).click()
  await expect(part(page, 'Post 2 of 2')).toHaveValue('And then the fire')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(part(page, 'Post 2 of 3')).toHaveValue('First the clay')
  await look(page, 'a thread while it is written')
  await page.waitForTimeout(1_200)
  await page.reload()
  await expect(page.getByText('Draft restored')).toBeVisible()
  await expect(part(page, 'Post 3 of 3')).toHaveValue('And then the fire')
  await expect(page.getByRole('textbox', { name: /Describe it/ })).toHaveValue('the fire')
  await post(page).click()
  await expect(text(page)).toHaveValue('', { timeout: 15_000 })

  // Others see the first one, and read the rest from there.
  const first = card(beside, 'How we built the oven')
  await expect(first).toBeVisible({ timeout: 30_000 })
  await expect(card(beside, 'First the clay')).toHaveCount(0)
  await first.getByRole('link', { name: 'Show thread · 3 posts' }).click()
  await expect(opened(beside).getByRole('article')).toHaveCount(3)
  await expect(opened(beside).getByRole('img', { name: 'the fire' })).toBeVisible()
  await opened(beside).getByRole('link', { name: 'Part 2 of 3' }).click()
  await expect(opened(beside).getByRole('link', { name: 'Part 2 of 3' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(card(beside, 'First the clay')).toBeInViewport()
  const comment = card(beside, 'First the clay').getByRole('textbox', { name: /comment/i })
  await comment.fill('Which clay?')
  await comment.press('Enter')
  await expect(card(beside, 'First the clay').getByText('Which clay?')).toBeVisible()
  for (const scheme of ['light', ...schemes('dark')] as const) {
    await beside.emulateMedia({ colorScheme: scheme })
    await look(beside, `a thread, ${scheme}`)
  }
  await beside.setViewportSize({ width: 320, height: 700 })
  await look(beside, 'a narrow thread')

  // One that is deleted closes up, at the others', too: their page asks for it once more.
  allowErrors(/status of 404/)
  await page.goto(beside.url().replace(/^[^#]*/, ''))
  await expect(opened(page).getByRole('article')).toHaveCount(3)
  await choose(page, card(page, 'And then the fire'), 'Delete')
  await answer(page, 'Are you sure to delete this.', 'Yes')
  await expect(opened(page).getByRole('article')).toHaveCount(2)
  await expect(opened(beside).getByRole('article')).toHaveCount(2, { timeout: 15_000 })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(opened(beside).getByRole('article')).toHaveCount(3, { timeout: 15_000 })
})

test('a thread is a draft in one piece, in Czech', async ({ open, member, call }) => {
  const jana = await member('Jana')
  await call(jana, 'add_thread', {
    parts: [{ message: 'Rozepsané vlákno' }, { message: 'Druhý díl' }],
    is_draft: 1,
  })
  await call(jana, 'update_language', { language_id: 2 })
  const page = await open(jana, '/drafts', { viewport: { width: 320, height: 700 } })
  const draft = page.getByRole('article')
  await expect(draft).toHaveCount(1)
  await expect(draft.getByText('Příspěvek 2 z 2')).toBeVisible()
  await look(page, 'a thread among drafts')
  await draft.getByRole('button', { name: 'Zveřejnit hned' }).click()
  await expect(draft).toHaveCount(0)
  await page.goto('/dashboard')
  await expect(card(page, 'Rozepsané vlákno').getByRole('link', { name: /Zobrazit vlákno/ })).toBeVisible()
  await look(page, 'a thread in a feed, in Czech')
})
