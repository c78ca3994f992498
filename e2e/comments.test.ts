/** Comments and replies: written, seen by others, deleted and restored. */
import type { Locator, Page } from '@playwright/test'
import { keepUndo, undo } from './support/cards.ts'
import { isLong, look, widths } from './support/look.ts'
import { noise } from './support/pictures.ts'
import { expect, hears, type Member, test } from './support/world.ts'

const card = (page: Page, words: string) =>
  page.getByRole('article').filter({ has: page.getByText(words, { exact: true }) })
const commentButton = (post: Locator) => post.getByRole('button', { name: /^Comment(,|$)/ })
const field = (post: Locator) => post.getByRole('textbox', { name: 'Write a comment…' })
const comments = (post: Locator) => post.getByRole('list', { name: 'Comments', exact: true })
const comment = (post: Locator, words: string) =>
  comments(post)
    .locator(':scope > li')
    .filter({ has: post.page().getByText(words, { exact: true }) })

interface Call {
  (member: Member, name: string, input: object): Promise<Record<string, unknown>>
}

async function addPost(call: Call, member: Member, message: string): Promise<number> {
  const { recdata } = (await call(member, 'add_post', { message })) as { recdata: { post_id: number } }
  return recdata.post_id
}

async function addComment(call: Call, member: Member, post_id: number, words: string): Promise<number> {
  const answer = await call(member, 'post_comment', { post_id, comment: words })
  return (answer as { recdata: { post_comment_id: number } }).recdata.post_comment_id
}

test('a comment stands below its post at once, and on the screens of others; so does the answer', async ({
  open,
  member,
  call,
}) => {
  const [her, him] = [await member('Ada'), await member('Bob')]
  await addPost(call, her, 'What do you think?')
  const [ada, bob] = [await open(her, '/dashboard'), await open(him, '/dashboard')]
  const [hers, his] = [card(ada, 'What do you think?'), card(bob, 'What do you think?')]
  await hears(ada, 'post')
  await commentButton(his).click()
  await expect(field(his)).toBeFocused()
  await bob.keyboard.type('First line')
  await bob.keyboard.press('Shift+Enter')
  await bob.keyboard.type('second line')
  // Pressing Enter twice sends once.
  await bob.keyboard.press('Enter')
  await bob.keyboard.press('Enter')
  await expect(field(his)).toHaveValue('')
  await expect(field(his)).toBeFocused()
  await expect(comments(his).getByText('First line\nsecond line')).toBeVisible()
  await expect(his.getByRole('list', { name: 'Sending' })).toHaveCount(0)

  await expect(comments(hers).locator(':scope > li')).toHaveCount(1)
  await expect(comments(hers).getByText('First line\nsecond line')).toBeVisible()
  await expect(commentButton(hers)).toHaveAccessibleName('Comment, 1')
  await comments(hers).getByRole('button', { name: 'Reply to Bob' }).click()
  const reply = hers.getByRole('textbox', { name: 'Reply to Bob…' })
  await expect(reply).toBeFocused()
  await ada.keyboard.type('So do I')
  await ada.keyboard.press('Enter')
  await expect(hers.getByRole('list', { name: 'Replies to Bob' }).getByText('So do I')).toBeVisible()
  await expect(his.getByRole('list', { name: 'Replies to Bob' }).getByText('So do I')).toBeVisible()
  // Replies count for their comment, not for the post.
  await expect(commentButton(his)).toHaveAccessibleName('Comment, 1')
})

test('a deleted comment is asked about, goes for everybody and comes back with Undo', async ({
  open,
  member,
  call,
}) => {
  const [her, him] = [await member('Ada'), await member('Bob')]
  const post = await addPost(call, her, 'Mine')
  await addComment(call, him, post, 'A mistake')
  const [ada, bob] = [await open(her, '/dashboard'), await open(him, '/dashboard')]
  const [hers, his] = [card(ada, 'Mine'), card(bob, 'Mine')]
  await expect(comment(hers, 'A mistake')).toBeVisible()
  await hears(ada, 'post')
  // Only its author may delete it.
  await hers.getByRole('button', { name: 'Menu of the comment by Bob' }).click()
  await expect(ada.getByRole('menuitem', { name: 'Report' })).toBeVisible()
  await expect(ada.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
  await ada.keyboard.press('Escape')

  await his.getByRole('button', { name: 'Menu of the comment by Bob' }).click()
  await bob.getByRole('menuitem', { name: 'Delete' }).click()
  const question = bob.getByRole('dialog', { name: 'Confirm to submit' })
  await expect(question).toContainText('Are you sure to delete this.')
  await expect(question.getByRole('button', { name: 'No' })).toBeFocused()
  await question.getByRole('button', { name: 'Yes' }).click()
  await keepUndo(bob)
  await expect(comment(his, 'A mistake')).toHaveCount(0)
  await expect(comment(hers, 'A mistake')).toHaveCount(0)
  await expect(commentButton(hers)).toHaveAccessibleName('Comment')
  await undo(bob)
  await expect(comment(his, 'A mistake')).toBeVisible()
  await expect(comment(hers, 'A mistake')).toBeVisible()
  await expect(commentButton(hers)).toHaveAccessibleName('Comment, 1')
})

test('the latest three are shown, all of them on demand, and nothing that is read or typed moves', async ({
  open,
  member,
  call,
}) => {
  const [her, him] = [await member('Ada'), await member('Bob')]
  const post = await addPost(call, her, 'Many words')
  for (let n = 1; n <= 14; n++) await addComment(call, him, post, `Number ${n}`)
  const page = await open(her, '/dashboard', { viewport: { width: 1280, height: 700 } })
  const hers = card(page, 'Many words')
  const rows = comments(hers).locator(':scope > li')
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('Number 12')
  await hers.getByRole('button', { name: 'View 14 comments' }).click()
  await expect(rows).toHaveCount(10)
  await expect(rows.first()).toContainText('Number 5')
  await hers.getByRole('button', { name: 'View earlier comments' }).click()
  await expect(rows).toHaveCount(14)
  await expect(rows.first()).toContainText('Number 1')
  await expect(hers.getByRole('button', { name: /^View/ })).toHaveCount(0)

  // The field in which a member types stays in place while others comment.
  await commentButton(hers).click()
  await expect(field(hers)).toBeFocused()
  await page.keyboard.type('I am about to say')
  await hears(page, 'comments')
  const at = async () => (await field(hers).boundingBox())?.y ?? 0
  const before = await at()
  await addComment(call, him, post, 'Meanwhile\n\nsomebody\n\nwrites')
  await expect(rows).toHaveCount(15)
  expect(Math.abs((await at()) - before)).toBeLessThan(2)
  await expect(field(hers)).toBeFocused()
  await expect(field(hers)).toHaveValue('I am about to say')
})

test('a new post comes in on top, also where comments stand open below it', async ({
  open,
  member,
  call,
}) => {
  const [her, him] = [await member('Ada'), await member('Bob')]
  await addComment(call, him, await addPost(call, her, 'Discussed'), 'A word')
  const page = await open(him, `/timeLine/${her.id}`, { viewport: { width: 375, height: 700 } })
  await expect(comments(card(page, 'Discussed')).getByText('A word')).toBeVisible()
  await hears(page, 'timeline')
  await addPost(call, her, 'Brand new')
  await page.getByRole('button', { name: /new post/ }).click()
  await expect(card(page, 'Brand new')).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(card(page, 'Brand new')).toBeInViewport({ ratio: 1 })
})

test('a picture goes into a comment, described, and opens large', async ({ open, member, call }) => {
  const [her, him] = [await member('Ada'), await member('Bob')]
  await addPost(call, her, 'Show me')
  const [ada, bob] = [await open(her, '/dashboard'), await open(him, '/dashboard')]
  const [hers, his] = [card(ada, 'Show me'), card(bob, 'Show me')]
  await hears(ada, 'post')
  await commentButton(his).click()
  const buffer = await noise(bob, 700, 500)
  await his.locator('input[type=file]').setInputFiles({ name: 'noise.png', mimeType: 'image/png', buffer })
  await expect(his.getByRole('img', { name: 'Your picture' })).toBeVisible()
  await his.getByRole('textbox', { name: /Describe it/ }).fill('Nothing but noise')
  await field(his).fill('Like this?')
  await field(his).press('Enter')
  await expect(field(his)).toHaveValue('')
  await expect(comments(his).getByRole('img', { name: 'Nothing but noise' })).toBeVisible({ timeout: 30_000 })
  // Others see the picture when it is ready.
  const picture = comments(hers).getByRole('img', { name: 'Nothing but noise' })
  await expect(picture).toBeVisible({ timeout: 30_000 })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(200)
  await comments(hers).getByRole('button', { name: 'View the picture: Nothing but noise' }).click()
  await expect(ada.getByRole('dialog', { name: 'Picture by Bob' })).toBeVisible()
})

for (const [colorScheme, locale, width, search, found] of [
  ['light', 'en-US', 1280, 'thumbs up', 'Thumbs up'],
  ['dark', 'cs-CZ', 320, 'palec nahoru', 'Palec nahoru'],
] as const)
  test(`an emoji is found by its name and goes to the caret, ${locale}${locale === 'en-US' ? '' : ' @long'}`, async ({
    open,
    member,
    call,
  }) => {
    const ada = await member('Ada')
    await call(ada, 'update_language', { language_id: locale === 'cs-CZ' ? 2 : 1 })
    await call(ada, 'add_post', { message: 'About bread' })
    const page = await open(ada, '/dashboard', { colorScheme, locale, viewport: { width, height: 740 } })
    await card(page, 'About bread').locator('[data-action=comment]').click()
    const words = card(page, 'About bread').getByRole('textbox')
    await words.fill('Well done!')
    await words.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(4, 4))
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).origin))
    await card(page, 'About bread').getByRole('button', { name: 'Emoji' }).click()
    const picker = page.getByRole('dialog', { name: 'Emoji' })
    await expect(picker.getByRole('gridcell').first()).toBeVisible()
    await look(page, `the emoji at ${width}`)
    // The emoji come from no other host.
    expect(new Set(asked)).toEqual(new Set([new URL(page.url()).origin]))
    await page.keyboard.type(search)
    await expect(picker.getByRole('gridcell', { name: found })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(picker.getByText(found, { exact: true }).last()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(picker).toBeHidden()
    await expect(words).toHaveValue('Well👍 done!')
    await expect(words).toBeFocused()
  })

test('what is written without a network waits, and is sent once @long', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|WebSocket/)
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const post = await addPost(call, ada, 'A tunnel')
  const page = await open(ada, '/dashboard')
  const hers = card(page, 'A tunnel')
  await commentButton(hers).click()
  await expect(field(hers)).toBeFocused()
  await page.context().setOffline(true)
  await page.keyboard.type('Through at last')
  await page.keyboard.press('Enter')
  await expect(hers.getByText('Waiting to send')).toBeVisible()
  await expect(hers.getByText('Through at last')).toBeVisible()
  await page.context().setOffline(false)
  await expect(comment(hers, 'Through at last')).toBeVisible({ timeout: 20_000 })
  await expect(hers.getByText('Waiting to send')).toHaveCount(0)
  const { recdata } = (await call(bob, 'comment_list', { object_id: post })) as { recdata: unknown[] }
  expect(recdata).toHaveLength(1)
})

test('a half-written comment is there after a reload @long', async ({ open, member, call }) => {
  const ada = await member('Ada')
  const post = await addPost(call, ada, 'Half')
  const page = await open(ada, `/timeLine/${ada.id}/${post}`)
  await field(card(page, 'Half')).fill('I was about to')
  // The draft is saved a moment after the last letter.
  await page.waitForTimeout(1_000)
  await page.reload()
  await expect(field(card(page, 'Half'))).toHaveValue('I was about to')
  await expect(page.getByText('Draft restored')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(field(card(page, 'Half'))).toHaveValue('')
})

test('links, names and tags of a comment lead where they say, and ours show what they lead to @long', async ({
  open,
  member,
  call,
  commons,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await call(bob, 'update_username', { username: `bob_${bob.id}` })
  const other = await addPost(call, bob, 'What was said elsewhere')
  const post = await addPost(call, ada, 'Links')
  const link = `${commons.url}/#/timeLine/${bob.id}/${other}`
  await addComment(call, ada, post, `@bob_${bob.id} see #garden and https://example.org/ and ${link}`)
  const page = await open(ada, `/timeLine/${ada.id}/${post}`)
  const said = comments(card(page, 'Links'))
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(commons.url) && /^https?:/.test(request.url())) outside.push(request.url())
  })
  await expect(said.getByRole('link', { name: `@bob_${bob.id}` })).toHaveAttribute(
    'href',
    `#/timeLine/${bob.id}`,
  )
  await expect(said.getByRole('link', { name: '#garden' })).toHaveAttribute('href', '#/tag/garden')
  const away = said.getByRole('link', { name: 'https://example.org/' })
  await expect(away).toHaveAttribute('target', '_blank')
  await expect(away).toHaveAttribute('rel', /noopener noreferrer/)
  const preview = said.getByRole('link', { name: /What was said elsewhere/ })
  await expect(preview).toBeVisible()
  await preview.click()
  await expect(page).toHaveURL(new RegExp(`/timeLine/${bob.id}/${other}$`))
  expect(outside).toEqual([])
})

for (const [colorScheme, locale] of [
  ['dark', 'cs-CZ'] as const,
  ...(isLong ? [['light', 'en-US'] as const] : []),
]) {
  test(`comments look right, ${colorScheme}, ${locale}`, async ({ open, member, call }) => {
    const [ada, bob] = [await member('Ada Nováková'), await member('Bartoloměj Dlouhojmenný z Horní Dolní')]
    await call(ada, 'update_session_setting', { several_devices: 1 })
    await call(ada, 'update_language', { language_id: locale === 'cs-CZ' ? 2 : 1 })
    const post = await addPost(call, ada, 'Žluťoučký kůň')
    await addComment(call, bob, post, 'Krátce')
    const long = await addComment(
      call,
      bob,
      post,
      `https://example.org/${'long/'.repeat(20)} ${'slovo '.repeat(150)}`,
    )
    await addComment(call, ada, post, 'Souhlasím')
    await addComment(call, ada, post, 'A ještě něco')
    for (let n = 1; n <= 3; n++)
      await call(n === 2 ? ada : bob, 'post_comment_reply', { post_comment_id: long, reply: `Odpověď ${n}` })
    for (const width of widths()) {
      const page = await open(ada, `/timeLine/${ada.id}/${post}`, {
        colorScheme,
        locale,
        viewport: { width, height: 800 },
      })
      await expect(page.getByRole('textbox')).toHaveCount(1)
      await expect(page.getByText('Souhlasím')).toBeVisible()
      await page
        .getByRole('button', { name: /^(Reply to|Odpovědět, komu:) Bartoloměj/ })
        .first()
        .click()
      await expect(page.getByRole('textbox')).toHaveCount(2)
      await look(page, `comments at ${width}`)
      await page.goto('about:blank')
      await page.goto('/#/dashboard')
      await expect(page.getByText('Souhlasím').first()).toBeVisible()
      await look(page, `comments in the feed at ${width}`)
    }
  })
}
