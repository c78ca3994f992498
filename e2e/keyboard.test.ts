/** Everything by keyboard alone, from the skip link to a like. */
import { expect, test } from './world.ts'

test('a member skips to the content, writes, posts, likes and leaves by keyboard', async ({
  open,
  member,
}) => {
  const page = await open(await member('Ada'), '/dashboard', { viewport: { width: 1280, height: 800 } })
  await expect(page.getByRole('textbox', { name: /on your mind/ })).toBeVisible()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('Tab')
  await expect(page.getByText('Skip to the content')).toBeFocused()
  await page.keyboard.press('Enter')
  const isInMain = () => page.evaluate(() => document.activeElement?.closest('main') !== null)
  expect(await isInMain()).toBe(true)

  const field = page.getByRole('textbox', { name: /on your mind/ })
  for (let i = 0; i < 12 && !(await field.evaluate((node) => node === document.activeElement)); i++)
    await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
  await page.keyboard.type('Typed without a mouse')
  await page.keyboard.press('Control+Enter')
  const post = page.getByRole('article').filter({ hasText: 'Typed without a mouse' })
  await expect(post).toBeVisible()

  const like = post.getByRole('button', { name: /^Like/ })
  for (let i = 0; i < 40 && !(await like.evaluate((node) => node === document.activeElement)); i++)
    await page.keyboard.press('Tab')
  await expect(like).toBeFocused()
  await page.keyboard.press('Space')
  await expect(post.getByRole('button', { name: 'Like, 1' })).toHaveAttribute('aria-pressed', 'true')

  const menu = page.getByRole('button', { name: 'Account menu' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Account menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Account menu' })).toBeHidden()
  await expect(menu).toBeFocused()
})

test('what has the focus shows it and is not covered', async ({ open, member }) => {
  const page = await open(await member('Ada'), '/dashboard', { viewport: { width: 375, height: 740 } })
  await expect(page.getByRole('main')).toBeVisible()
  for (let i = 0; i < 25; i++) {
    await page.keyboard.press('Tab')
    const state = await page.evaluate(() => {
      const node = document.activeElement
      if (!node || node === document.body) return 'none'
      const box = node.getBoundingClientRect()
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      const isSeen = hit !== null && (node.contains(hit) || hit.contains(node))
      return isSeen || node instanceof HTMLInputElement ? 'seen' : `covered: ${node.outerHTML.slice(0, 200)}`
    })
    expect(state).toMatch(/^(seen|none)$/)
  }
})
