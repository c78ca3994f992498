/** Editing a post: all its parts, what others see of it, and what can go wrong on the way. */
import type { Locator, Page } from '@playwright/test'
import { fileInput, text } from './support/composer.ts'
import { look } from './support/look.ts'
import { brokenPng, onePixel } from './support/pictures.ts'
import { expect, hears, type Member, test } from './support/world.ts'

const wide = { viewport: { width: 1280, height: 800 } }
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Post' })
const words = (page: Page) => dialog(page).getByRole('textbox', { name: /on your mind/ })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save', exact: true })

async function openEdit(page: Page, article: Locator): Promise<void> {
  await article.getByRole('button', { name: /^Menu of the post/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Edit Post' }).press('Enter')
  await expect(dialog(page)).toBeVisible()
}

async function posted(
  call: (member: Member, name: string, input: object) => Promise<Record<string, unknown>>,
  author: Member,
  input: object,
): Promise<number> {
  return ((await call(author, 'add_post', input)) as { recdata: { post_id: number } }).recdata.post_id
}

const hostile = `<img src=x onerror="alert(1)"> javascript:alert(2) <script>alert(3)</script>`

test('an edit is seen by who reads, at once, with what stood there before', async ({
  open,
  member,
  call,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await call(ada, 'update_session_setting', { several_devices: 1 })
  const id = await posted(call, ada, { message: 'Frist', hashtag: 'old', nsfw: '' })
  const [hers, his] = [await open(ada, '/dashboard', wide), await open(bob, '/dashboard', wide)]
  const article = his.getByRole('article').filter({ hasText: /Frist|First/ })
  await expect(article).toBeVisible()
  await hears(his, 'post')

  await openEdit(hers, hers.getByRole('article').filter({ hasText: 'Frist' }))
  await expect(words(hers)).toBeFocused()
  await expect(words(hers)).toHaveValue('Frist')
  await expect(dialog(hers).getByRole('list', { name: 'Tags of your post' })).toHaveText('#old')
  await expect(save(hers)).toBeDisabled()
  await look(hers, 'Edit Post')
  await words(hers).fill(`First ${hostile}`)
  await dialog(hers).getByRole('button', { name: 'Remove the tag old' }).click()
  await words(hers).press('Control+Enter')
  await expect(dialog(hers)).toBeHidden()
  const edited = hers.getByRole('article').filter({ hasText: 'First' })
  await expect(edited.getByRole('button', { name: /^Menu of the post/ })).toBeFocused()

  await expect(article).toContainText(hostile)
  await expect(article.getByRole('link', { name: '#old' })).toBeHidden()
  const mark = article.getByRole('button', { name: /^Edited/ })
  await mark.press('Enter')
  const versions = his.getByRole('dialog', { name: 'Earlier versions' })
  await expect(versions.getByRole('listitem')).toHaveCount(1)
  await expect(versions.getByRole('listitem')).toContainText(/Frist.*#old/s)
  await look(his, 'earlier versions')
  await his.keyboard.press('Escape')
  await expect(mark).toBeFocused()
  await call(ada, 'edit_post', { post_id: id, message: 'Last' })
  await expect(article.or(his.getByRole('article').filter({ hasText: 'Last' }))).toContainText('Last')
  await his
    .getByRole('article')
    .getByRole('button', { name: /^Edited/ })
    .click()
  await expect(versions.getByRole('listitem').first()).toContainText(hostile)
})

test('a picture is there, keeps its words, is replaced and removed @long', async ({ open, member }) => {
  const page = await open(await member('Ada'), '/dashboard', wide)
  await text(page).fill('With a picture')
  const buffer = onePixel
  await fileInput(page).setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer })
  await text(page).press('Control+Enter')
  // Posting asks once about people who can't see the picture.
  const question = page.getByRole('group', { name: /some people won't know what's in your picture/ })
  await expect(question.getByRole('button', { name: 'Add a description' })).toBeFocused()
  await look(page, 'the question about the words')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /Describe it/ })).toBeFocused()
  await page.keyboard.type('A dot')
  await expect(question).toBeHidden()
  await text(page).press('Control+Enter')
  const article = page.getByRole('feed').getByRole('article').filter({ hasText: 'With a picture' })
  await expect(article.getByRole('img', { name: 'A dot' })).toBeVisible({ timeout: 20_000 })

  await openEdit(page, article)
  const preview = dialog(page).getByRole('img', { name: 'The picture of your post' })
  await expect(preview).toBeVisible()
  await look(page, 'Edit Post with a picture')
  const alt = dialog(page).getByRole('textbox', { name: /Describe it/ })
  await expect(alt).toHaveValue('A dot')
  await alt.fill('A small dot')
  await save(page).click()
  await expect(article.getByRole('img', { name: 'A small dot' })).toBeVisible()
  // A change of the picture's description alone is no new version of the post.
  await expect(article.getByRole('button', { name: /^Edited/ })).toBeHidden()

  await openEdit(page, article)
  const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
    dialog(page).locator('input[type=file]').first().setInputFiles(file)
  await choose({ name: 'y.png', mimeType: 'image/png', buffer })
  await expect(dialog(page).getByText('Remove this one to choose another.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Remove the picture' }).click()
  await choose({ name: 'y.png', mimeType: 'image/png', buffer })
  await expect(alt).toHaveValue('')
  await alt.fill('Another dot')
  await save(page).click()
  await expect(article.getByRole('img', { name: 'Another dot' })).toBeVisible({ timeout: 20_000 })

  // A new picture that turns out to be broken leaves the old one in place.
  await openEdit(page, article)
  await words(page).fill('With a picture, still')
  const broken = { name: 'z.png', mimeType: 'image/png', buffer: await brokenPng(page) }
  await dialog(page).getByRole('button', { name: 'Remove the picture' }).click()
  await choose(broken)
  await alt.fill('A broken dot')
  await save(page).click()
  const note = article.getByRole('note').filter({ hasText: 'has its earlier file and audience again' })
  await expect(note).toContainText("Couldn't read the file")
  await expect(article.getByRole('img', { name: 'Another dot' })).toBeVisible()
  await look(page, 'an edit whose file has failed')

  await openEdit(page, article)
  await dialog(page).getByRole('button', { name: 'Remove the picture' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Picture or video' })).toBeFocused()
  await save(page).click()
  await expect(article.getByRole('img', { name: 'Another dot' })).toBeHidden()
  await article.getByRole('button', { name: /^Edited/ }).click()
  await expect(page.getByText("It had a picture that's no longer available.")).toHaveCount(2)
})

test('what was half changed comes back as a draft of that post @long', async ({ open, member, call }) => {
  const ada = await member('Ada')
  await posted(call, ada, { message: 'Whole' })
  const page = await open(ada, '/dashboard', { viewport: { width: 375, height: 740 } })
  const article = page.getByRole('article').filter({ hasText: 'Whole' })
  await openEdit(page, article)
  await words(page).fill('Half of it')
  await look(page, 'Edit Post at 375')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.reload()
  await openEdit(page, article)
  await expect(words(page)).toHaveValue('Half of it')
  await expect(dialog(page).getByText('Draft restored')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Discard' }).click()
  await expect(words(page)).toHaveValue('Whole')
  await expect(save(page)).toBeDisabled()
})

test('what fails keeps all that was typed', async ({ open, member, call, allowErrors }) => {
  allowErrors(/status of 500/)
  const ada = await member('Ada')
  await posted(call, ada, { message: 'Steady' })
  const page = await open(ada, '/dashboard', wide)
  await openEdit(page, page.getByRole('article').filter({ hasText: 'Steady' }))
  await words(page).fill('Steadier')
  const refusal = { code: false, error: 'internal', message: 'Something went wrong' }
  await page.route('**/edit_post', (route) => route.fulfill({ status: 500, json: refusal }))
  await save(page).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Something went wrong')
  await expect(words(page)).toHaveValue('Steadier')
  await page.unroute('**/edit_post')
  await dialog(page)
    .getByRole('button', { name: /again|Retry/ })
    .click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('article').filter({ hasText: 'Steadier' })).toBeVisible()
})

test('what changed elsewhere meanwhile is shown before it is written over', async ({
  open,
  member,
  call,
}) => {
  const ada = await member('Ada')
  await call(ada, 'update_session_setting', { several_devices: 1 })
  const id = await posted(call, ada, { message: 'Begun' })
  const page = await open(ada, '/dashboard', wide)
  await openEdit(page, page.getByRole('article').filter({ hasText: 'Begun' }))
  await words(page).fill('On the desk')
  await call(ada, 'edit_post', { post_id: id, message: 'On the phone' })
  const warning = dialog(page).getByRole('alert').filter({ hasText: 'changed elsewhere' })
  await expect(warning).toContainText('On the phone')
  await expect(words(page)).toHaveValue('On the desk')
  await expect(save(page)).toBeDisabled()
  await look(page, 'a conflict')
  await warning.getByRole('button', { name: 'Keep my changes' }).click()
  await save(page).click()
  await expect(page.getByRole('article').filter({ hasText: 'On the desk' })).toBeVisible()
})

test('of a repost the remark is changed @long', async ({ open, member, call }) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const id = await posted(call, ada, { message: 'The original' })
  await call(bob, 'repost', { post_id: id, repost_comment: 'Lok' })
  const page = await open(bob, `/timeLine/${bob.id}`, wide)
  await openEdit(page, page.getByRole('article').filter({ hasText: 'Lok' }).first())
  const remark = dialog(page).getByRole('textbox', { name: 'Your remark' })
  await expect(remark).toHaveValue('Lok')
  await expect(dialog(page).getByRole('button', { name: 'Picture or video' })).toBeHidden()
  await remark.fill('Look')
  await remark.press('Control+Enter')
  await expect(dialog(page)).toBeHidden()
  const article = page.getByRole('article').filter({ hasText: 'Look' }).first()
  await expect(article).toContainText('The original')
})

test('who makes a private post public is told that its comments stay among friends', async ({
  open,
  member,
  call,
}) => {
  const ada = await member('Ada')
  const id = await posted(call, ada, { message: 'Among us', post_type: 'private' })
  await call(ada, 'post_comment', { post_id: id, comment: 'Ours' })
  const page = await open(ada, '/dashboard', wide)
  await openEdit(page, page.getByRole('feed').getByRole('article').filter({ hasText: 'Among us' }))
  await expect(dialog(page).getByText('Only you and your friends can see this.')).toBeVisible()
  await dialog(page).getByRole('radio', { name: 'Public' }).check()
  await expect(dialog(page).getByText(/What friends have commented so far stays among friends/)).toBeVisible()
})
