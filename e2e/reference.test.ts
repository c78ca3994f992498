/** The API reference at /api/docs, as authors of clients read it. */
import { isLong, look, staysInside, widths, schemes } from './support/look.ts'
import { expect, test } from './support/world.ts'

for (const colorScheme of schemes('dark')) {
  test(`the reference looks right, ${colorScheme}`, async ({ open }) => {
    for (const width of widths()) {
      const page = await open(undefined, '/login', { colorScheme, viewport: { width, height: 800 } })
      await page.goto('/api/docs')
      await expect(page.getByRole('searchbox')).toBeVisible()
      await staysInside(page, `/api/docs at ${width}`)
      // All features have the same layout; checking each would take minutes.
      if (!isLong) {
        await page
          .locator('main [data-feature]')
          .evaluateAll((features) => features.slice(0, -1).forEach((each) => each.remove()))
      }
      await look(page, `/api/docs at ${width}`)
    }
  })
}

test('a call is found by its name, with the keyboard alone, and its example copied', async ({ open }) => {
  const page = await open(undefined, '/login', { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/api/docs')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  const field = page.getByRole('searchbox', { name: 'Find a call' })
  await field.focus()
  await page.keyboard.type('post_like')
  await expect(page.getByRole('status')).toHaveText('1 call')
  await expect(page.getByRole('region', { name: 'post_like' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'timeline', exact: true })).toBeHidden()
  if (isLong) await look(page, 'a filtered reference')

  await page.getByRole('button', { name: 'Copy the example of post_like' }).press('Enter')
  await expect(page.getByText('Copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`curl ${new URL(page.url()).origin}/api/users/post_like -H`)

  await field.press('Escape')
  await expect(page.getByRole('status')).toHaveText('')
  await expect(page.getByRole('region', { name: 'timeline', exact: true })).toBeVisible()
})

test('without scripts all of it is there, and links lead to their calls', async ({ open }) => {
  const page = await open(undefined, '/login', { javaScriptEnabled: false })
  await page.goto('/api/docs')
  await expect(page.getByRole('searchbox')).toBeHidden()
  await page.getByRole('navigation', { name: 'Calls' }).getByRole('link', { name: 'add_post' }).click()
  await expect(page.getByRole('heading', { name: 'add_post' })).toBeInViewport()
})
