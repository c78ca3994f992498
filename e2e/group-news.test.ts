/** What is new in a member's groups: counted in their lists, and gone everywhere once they open the group. */
import type { Page } from '@playwright/test'
import { look, schemes, widths } from './support/look.ts'
import { expect, test } from './support/world.ts'

const row = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })

test('new posts of groups are counted live, and seen in every tab by opening the group', async ({
  open,
  member,
  call,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const ids: number[] = []
  for (const group_name of ['Balcony gardeners', 'Bakers']) {
    const { recdata } = await call(bob, 'group_create', { group_name })
    const { id } = recdata as { id: number }
    ids.push(id)
    await call(ada, 'join_group', { group_id: id })
  }
  const [gardeners = 0] = ids

  const page = await open(ada, '/MyGroup')
  await expect(row(page, 'Bakers')).toBeVisible()
  await call(bob, 'add_post', { message: 'Tomatoes', group_id: gardeners })
  await call(bob, 'add_post', { message: 'Peppers', group_id: gardeners })
  await expect(row(page, 'Balcony gardeners').getByText('2 new posts')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Balcony gardeners')
  await page.getByLabel('Order').selectOption('joined')
  await expect(page).toHaveURL(/sort=joined/)
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Bakers')
  await page.getByLabel('Order').selectOption('active')
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Balcony gardeners')
  const before = page.viewportSize()
  for (const width of widths())
    for (const colorScheme of schemes('light', 'dark')) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await look(page, `one’s groups with what is new, ${width} ${colorScheme}`)
    }
  if (before) await page.setViewportSize(before)

  const other = await page.context().newPage()
  await other.goto(page.url().replace('/MyGroup', `/groupdetail/${gardeners}`))
  await expect(other.getByText('Tomatoes')).toBeVisible()
  await page.bringToFront()
  await expect(row(page, 'Balcony gardeners').getByText(/Active/)).toBeVisible()
  await expect(page.getByText('2 new posts')).toHaveCount(0)
})
