/** Links to posts: made, passed on, and followed by members and visitors. */
import { card, choose } from './support/cards.ts'
import { look } from './support/look.ts'
import { expect, password, test } from './support/world.ts'

const postOf = (answered: Record<string, unknown>) => (answered['recdata'] as { post_id: number }).post_id

test('a link is copied, and leads a visitor through the login to the post', async ({
  open,
  member,
  call,
  commons,
}) => {
  const jana = await member('Jana')
  const tom = await member('Tom')
  const words = `Worth a link ${Date.now()}`
  const id = postOf(await call(jana, 'add_post', { message: words }))
  const page = await open(jana, '/dashboard')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await choose(page, card(page, words), 'Share')
  const dialog = page.getByRole('dialog', { name: 'Share this post' })
  const link = `${commons.url}/s/post/${id}`
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(link)
  await expect(dialog.getByRole('link')).toHaveCount(5)
  await look(page, 'the dialog of Share')
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(card(page, words).getByRole('button', { name: /^Menu of/ })).toBeFocused()

  const visitor = await open(undefined, '/login')
  await visitor.goto(link)
  // The link's page names only the site, and leads into it.
  await expect(visitor).toHaveURL(/#\/login\?to=/)
  await expect(visitor.getByText('Log in to see this post.')).toBeVisible()
  await visitor.getByLabel('Email').fill(tom.email)
  await visitor.getByLabel('Password', { exact: true }).fill(password)
  await visitor.getByRole('checkbox', { name: /I'm human/ }).check()
  await visitor.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(visitor).toHaveURL(new RegExp(`#/timeLine/${jana.id}/${id}$`))
  await expect(card(visitor, words)).toBeVisible()
  // The link's address isn't in the history.
  await visitor.goBack()
  await expect(visitor).not.toHaveURL(/#\/s\//)
})

test('links to a member and to a tag lead there, and what is not visible is not here @long', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  allowErrors(/status of 404/)
  const jana = await member('Jana Nováková')
  const tom = await member('Tom')
  const secret = postOf(await call(jana, 'add_post', { message: 'For friends', post_type: 'private' }))
  await call(jana, 'add_post', { message: 'Seeds and gloves', hashtag: 'garden' })
  const page = await open(tom, `/s/member/${jana.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Jana Nováková' })).toBeVisible()
  await page.goto('/#/s/tag/garden')
  await expect(page.getByRole('heading', { level: 1, name: '#garden' })).toBeVisible()
  await expect(card(page, 'Seeds and gloves')).toBeVisible()
  for (const address of [`/s/post/${secret}`, '/s/post/0', '/s/post/x', '/s/nothing/1']) {
    await page.goto('about:blank')
    await page.goto(`/#${address}`)
    await expect(page.getByText("We can't find what was shared")).toBeVisible()
    await look(page, address)
  }
})

test('of a reminder the link is to the original, and with a remark to itself @long', async ({
  open,
  member,
  call,
  commons,
}) => {
  const jana = await member('Jana')
  const tom = await member('Tom')
  const original = postOf(await call(jana, 'add_post', { message: 'The original' }))
  const plain = postOf(await call(tom, 'repost', { post_id: original }))
  const remark = postOf(await call(tom, 'repost', { post_id: original, repost_comment: 'A remark' }))
  const page = await open(jana, `/timeLine/${tom.id}/${plain}`)
  const link = page.getByRole('dialog', { name: 'Share this post' }).getByRole('textbox', { name: 'Link' })
  await choose(page, page.getByRole('article'), 'Share')
  await expect(link).toHaveValue(`${commons.url}/s/post/${original}`)
  await page.goto('about:blank')
  await page.goto(`/#/s/post/${remark}`)
  await expect(page).toHaveURL(new RegExp(`#/timeLine/${tom.id}/${remark}$`))
  await choose(page, page.getByRole('article'), 'Share')
  await expect(link).toHaveValue(`${commons.url}/s/post/${remark}`)
})
