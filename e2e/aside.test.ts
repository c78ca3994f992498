/** The column beside the feed: suggested members and tags, follow requests, and friends. */
import { isLong, look, schemes, widths } from './support/look.ts'
import { expect, test } from './support/world.ts'

const desk = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 375, height: 740 } }

test('a member follows back, blocks, and follows a suggestion and a tag beside the feed', async ({
  open,
  member,
  call,
}) => {
  const [ada, bob, cyd, dan] = [
    await member('Ada'),
    await member('Bob'),
    await member('Cyd'),
    await member('Dan'),
  ]
  await call(ada, 'update_session_setting', { several_devices: 1 })
  await call(bob, 'follow', { following_id: ada.id })
  await call(cyd, 'follow', { following_id: ada.id })
  await call(bob, 'follow', { following_id: dan.id })
  await call(bob, 'add_post', { message: 'About bread', hashtag: 'sourdough' })
  const page = await open(ada, '/dashboard', desk)
  const part = (name: string) => page.getByRole('complementary').getByRole('region', { name })

  const friends = part('Friends')
  await expect(friends.getByText('No Friends Yet!')).toBeVisible()
  const requests = part('Follow requests')
  await expect(requests.getByRole('listitem')).toHaveCount(2)
  await requests.getByRole('button', { name: 'Follow Back Bob' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  // The row stays in its place.
  const bobs = requests.getByRole('listitem').filter({ hasText: 'Bob' })
  await expect(bobs.getByText('You now follow each other')).toBeVisible()
  await expect(friends.getByRole('link', { name: /Bob/ })).toBeVisible()

  await requests.getByRole('button', { name: 'Block User Cyd' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(requests.getByRole('listitem')).toHaveCount(1)

  const suggested = part('Suggested for you')
  await suggested.getByRole('button', { name: 'Follow Dan' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm to submit' })
  await expect(question.getByText('Dan', { exact: true })).toBeVisible()
  await question.getByRole('checkbox', { name: "Don't ask again" }).check()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Now following Dan')).toBeVisible()
  await expect(suggested.getByRole('button', { name: 'Unfollow Dan' })).toBeVisible()
  await expect
    .poll(async () => {
      const { recdata } = (await call(ada, 'following_list', {})) as { recdata: Array<{ full_name: string }> }
      return recdata.map(({ full_name }) => full_name).toSorted()
    })
    .toEqual(['Bob', 'Dan'])

  const tags = part('Tags for you')
  const bread = tags.getByRole('listitem').filter({ hasText: '#sourdough' })
  await expect(bread.getByText('1 public post')).toBeVisible()
  await bread.getByRole('button', { name: 'Follow #sourdough' }).click()
  await expect(bread.getByRole('button', { name: 'Unfollow #sourdough' })).toBeVisible()
  await bread.getByRole('link', { name: '#sourdough' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '#sourdough' })).toBeVisible()
  // The same list is beside the tag's posts.
  await expect(bread.getByRole('button', { name: 'Unfollow #sourdough' })).toBeVisible()
})

test('each part fails for itself and can be tried again @long', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  allowErrors(/status of 500/)
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await call(bob, 'follow', { following_id: ada.id })
  const page = await open(ada, '/setting', desk)
  let isBroken = true
  await page.route('**/api/users/friend_list', (route) =>
    isBroken
      ? route.fulfill({
          status: 500,
          json: { code: false, message: 'No friends to be had.', error: 'internal' },
        })
      : route.continue(),
  )
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  const friends = page.getByRole('complementary').getByRole('region', { name: 'Friends' })
  await expect(friends.getByText('No friends to be had.')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Follow requests' }).getByRole('link', { name: 'Bob' }),
  ).toBeVisible()
  isBroken = false
  // The hint of Bob's follow may have started another read that still fails, and a press of Retry joins it.
  await expect(async () => {
    await friends.getByRole('button', { name: 'Retry' }).click({ timeout: 1_000 })
    await expect(friends.getByText('No Friends Yet!')).toBeVisible({ timeout: 5_000 })
  }).toPass()
})

test('where there is no room beside the feed nothing of it is read, and the menu has it @long', async ({
  open,
  member,
  call,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await call(bob, 'follow', { following_id: ada.id })
  const page = await open(ada, '/setting', phone)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('radiogroup', { name: 'Posts from' })).toBeVisible()
  expect(asked.filter((path) => /friend_list|sujjested_channels|follow_request_list/.test(path))).toEqual([])
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'People and tags' }).click()
  const people = page.getByRole('dialog', { name: 'People and tags' })
  await expect(people.getByRole('button', { name: 'Follow Back Bob' })).toBeVisible()
  await people.getByRole('link', { name: 'Bob' }).first().click()
  await expect(people).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Bob' })).toBeVisible()
})

for (const colorScheme of schemes('light')) {
  test(`what stands beside the feed can be read by all, ${colorScheme}`, async ({ open, member, call }) => {
    const [ada, bob, cyd] = [
      await member('Ada'),
      await member('Bob of the very long name that no column has room for'),
      await member('Cyd'),
    ]
    test.setTimeout(300_000)
    await call(ada, 'update_session_setting', { several_devices: 1 })
    await call(ada, 'update_language', { language_id: 2 })
    for (const other of [bob, cyd]) await call(other, 'follow', { following_id: ada.id })
    await call(ada, 'follow', { following_id: cyd.id })
    await call(bob, 'add_post', {
      message: 'x',
      hashtag: 'averylongtagthatnoonewouldeverwriteoutinfullatall',
    })
    // Beside the feed, and where there is no room for that.
    for (const width of isLong ? widths() : [320, 1280]) {
      const page = await open(ada, '/dashboard', {
        colorScheme,
        locale: 'cs-CZ',
        viewport: { width, height: 900 },
      })
      if (width < 1280) {
        await page.getByRole('button', { name: 'Nabídka', exact: true }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Lidé a štítky' }).click()
      }
      await expect(page.getByRole('heading', { name: 'Přátelé' })).toBeVisible()
      await expect(page.getByRole('link', { name: /Cyd/ }).first()).toBeVisible()
      await look(page, `beside the feed at ${width}, ${colorScheme}`)
      if (process.env['SHOTS'])
        await page.screenshot({ path: `${process.env['SHOTS']}/aside-${width}-${colorScheme}.png` })
    }
  })
}
