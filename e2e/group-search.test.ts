/** The posts of a group are searched, by words and by a tag. */
import { card } from './support/cards.ts'
import { look, schemes } from './support/look.ts'
import { expect, test } from './support/world.ts'

test('a group’s posts are found by words, by a link too, and Back shows all again', async ({
  open,
  member,
  call,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const made = await call(bob, 'group_create', { group_name: 'Balcony gardeners', is_closed_group: 1 })
  const { id } = made['recdata'] as { id: number }
  await call(bob, 'group_member_add', { group_id: id, add_user_id: ada.id })
  await call(ada, 'join_group', { group_id: id })
  for (const message of ['Rajčata are red', 'Peppers are #hot', 'Cucumbers are long'])
    await call(bob, 'add_post', { message, group_id: id })

  const page = await open(ada, `/groupdetail/${id}`)
  await expect(card(page, 'Peppers')).toBeVisible()
  const field = page.getByRole('searchbox', { name: 'Search posts or a #tag' })
  await field.fill('RAJCATA')
  await field.press('Enter')
  await expect(page).toHaveURL(/q=RAJCATA/)
  await expect(card(page, 'Rajčata are red')).toBeVisible()
  await expect(card(page, 'Peppers')).toHaveCount(0)
  await call(bob, 'add_post', { message: 'More rajčata', group_id: id })
  await page.getByRole('button', { name: /1 new post/ }).click()
  await expect(card(page, 'More rajčata')).toBeVisible()
  const link = page.url()

  await field.fill('pumpkins')
  await field.press('Enter')
  await expect(page.getByText('No posts found').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'No posts found' })).toHaveCount(1)
  for (const width of [320, 1280])
    for (const colorScheme of schemes('light', 'dark')) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await look(page, `no post found in a group, ${width} ${colorScheme}`)
    }
  await page.goBack()
  await expect(field).toHaveValue('RAJCATA')
  await expect(card(page, 'Rajčata are red')).toBeVisible()
  await field.fill('#hot')
  await field.press('Enter')
  await expect(page).toHaveURL(/tag=hot/)
  await expect(card(page, 'Peppers')).toBeVisible()
  await expect(card(page, 'Rajčata are red')).toHaveCount(0)
  await page
    .getByRole('search', { name: 'Posts in this group' })
    .getByRole('button', { name: 'All posts' })
    .click()
  await expect(card(page, 'Cucumbers')).toBeVisible()
  await expect(field).toHaveValue('')

  await page.goto(link)
  await expect(card(page, 'Rajčata are red')).toBeVisible()
  await expect(card(page, 'Cucumbers')).toHaveCount(0)
})
