/** Lists of members beside the feed and on a profile, and a member's own profile as others see it. */
import { answer, undo } from './support/cards.ts'
import { look } from './support/look.ts'
import { noise } from './support/pictures.ts'
import { expect, test } from './support/world.ts'

test('a member finds followers by name, blocks one and takes it back, and sees their page as others do', async ({
  open,
  member,
  call,
}) => {
  const names = ['Ada', 'Žofie Malá', 'Petr Novák', 'Eva', 'Tom', 'Dora', 'Ivan']
  const [ada, zofie, ...others] = await Promise.all(names.map(async (name) => member(name)))
  if (!ada || !zofie) throw new Error('Nobody is there')
  await call(ada, 'update_session_setting', { several_devices: 1 })
  for (const follower of [zofie, ...others]) await call(follower, 'follow', { following_id: ada.id })
  await call(ada, 'follow', { following_id: zofie.id })
  for (const post_type of ['public', 'private'])
    await call(ada, 'add_post', { message: `A ${post_type} word`, post_type })
  for (const [company, audience] of Object.entries({ Bakery: 'public', Mill: 'friends', Cellar: 'only_me' }))
    await call(ada, 'add_work', { company, audience })

  const page = await open(ada, '/dashboard', { viewport: { width: 1280, height: 900 } })
  const beside = page.getByRole('complementary').getByRole('region', { name: 'Followers and followings' })
  await expect(beside.getByRole('listitem')).toHaveCount(5)
  await beside.getByRole('button', { name: 'Show more' }).click()
  await expect(beside.getByRole('listitem')).toHaveCount(6)
  await expect(beside.getByText('Nothing More To Load')).toBeVisible()
  await beside.getByRole('tab', { name: 'Followers' }).press('ArrowRight')
  await expect(beside.getByRole('listitem')).toHaveText(/Žofie/)

  await page.getByRole('complementary').getByRole('button', { name: 'See all friends' }).click()
  const friends = page.getByRole('dialog', { name: 'Friends' })
  await expect(friends.getByRole('button', { name: 'Unfollow Žofie Malá' })).toBeVisible()
  await look(page, 'all friends', { within: '[role=dialog]' })
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto(`/#/timeLine/${ada.id}?section=followers`)
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem')).not.toHaveCount(0)
  await look(page, 'followers at 320')
  await main.getByRole('searchbox').fill('Zofei mala')
  await expect(main.getByRole('button', { name: /^Block User/ })).toHaveCount(1)
  await main.getByRole('button', { name: 'Block User Žofie Malá' }).click()
  await answer(page, 'Block this.', 'Yes')
  await expect(main.getByText('No one here by that name')).toBeVisible()
  await undo(page)
  await page.mouse.move(0, 0)
  await main.getByRole('searchbox').press('Escape')
  await expect(main.getByRole('button', { name: 'Block User Tom' })).toBeVisible()

  await page.goto(`/#/timeLine/${ada.id}`)
  const posts = main.getByRole('article')
  await expect(posts).toHaveCount(2)
  const view = async (as: string) => {
    await main.getByRole('button', { name: 'View as' }).click()
    await page.getByRole('menuitem', { name: as }).click()
  }
  await view("As someone you don't know")
  await expect(main.getByText("You see your profile as someone you don't know does.")).toBeVisible()
  await expect(posts).toHaveText(/A public word/)
  await look(page, 'one’s own page as a stranger sees it')
  const work = main.getByRole('region', { name: 'Work', exact: true }).getByRole('listitem')
  await main.getByRole('link', { name: 'About' }).click()
  await expect(work).toHaveText(/Bakery/)
  await main.getByRole('button', { name: 'Exit' }).click()
  await view('As a friend')
  await expect(posts).toHaveCount(2)
  await main.getByRole('link', { name: 'About' }).click()
  await expect(work).toHaveCount(2)
  await expect(work.filter({ hasText: 'Cellar' })).toHaveCount(0)
  await page.reload()
  await expect(main.getByText('You see your profile as a friend does.')).toBeVisible()
  await main.getByRole('button', { name: 'Exit' }).click()
  await expect(main.getByRole('button', { name: 'Edit cover photo' })).toBeVisible()

  await main.getByRole('button', { name: 'Edit cover photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit cover photo' })
  const buffer = await noise(page, 900, 600)
  await dialog.locator('input[type=file]').setInputFiles({ name: 'noise.png', mimeType: 'image/png', buffer })
  await expect(dialog.getByRole('slider').first()).toBeVisible()
  await look(page, 'the cover’s crop at 320', { within: '[role=dialog]' })
})
