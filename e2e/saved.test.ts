/** Saved and pinned posts, the page of a tag, muting, and why a post is shown. */
import { answer, card, choose, undo } from './support/cards.ts'
import { look } from './support/look.ts'
import { expect, hears, test } from './support/world.ts'

test('a post is saved, stands under Saved, and leaves it with Undo', async ({ open, member, call }) => {
  const jana = await member('Jana')
  const tom = await member('Tom')
  const words = `To be kept ${Date.now()}`
  await call(jana, 'add_post', { message: words })
  const page = await open(tom, '/dashboard', { viewport: { width: 1280, height: 800 } })
  await choose(page, card(page, words), 'Save')
  await expect(page.getByRole('status').getByText('Saved')).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Saved' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Saved' })).toBeFocused()
  await expect(card(page, words)).toBeVisible()
  await look(page, 'saved posts')
  await choose(page, card(page, words), 'Remove from Saved')
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  await undo(page)
  await expect(card(page, words)).toBeVisible()
  await page.reload()
  await expect(card(page, words)).toBeVisible()
})

test('a pinned post is first on the profile for everybody, and leaves that place again', async ({
  open,
  member,
  call,
}) => {
  const [jana, tom] = [await member('Jana'), await member('Tom')]
  for (const message of ['About me', 'Something newer']) await call(jana, 'add_post', { message })
  const hers = await open(jana, `/timeLine/${jana.id}`)
  const his = await open(tom, `/timeLine/${jana.id}`, { viewport: { width: 375, height: 800 } })
  await expect(card(his, 'About me')).toBeVisible()
  await hears(his, 'timeline')
  await choose(hers, card(hers, 'About me'), 'Pin to profile')
  for (const page of [hers, his]) {
    await expect(page.getByText('Pinned', { exact: true })).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText('About me')
    await expect(card(page, 'About me')).toHaveCount(1)
  }
  await look(his, 'a pinned post')
  await choose(hers, card(hers, 'About me'), 'Unpin from profile')
  for (const page of [hers, his]) {
    await expect(page.getByText('Pinned', { exact: true })).toBeHidden()
    await expect(page.getByRole('article').first()).toContainText('Something newer')
    await expect(card(page, 'About me')).toHaveCount(1)
  }
})

test('what is saved by another stays theirs, and a post that is gone leaves a clean page @long', async ({
  open,
  member,
  call,
}) => {
  const jana = await member('Jana')
  const tom = await member('Tom')
  const { recdata } = (await call(jana, 'add_post', { message: 'Here for a while' })) as {
    recdata: { post_id: number }
  }
  await call(tom, 'post_save', { post_id: recdata.post_id })
  const page = await open(tom, '/saved')
  await expect(card(page, 'Here for a while')).toBeVisible()
  await call(jana, 'post_delete', { post_id: recdata.post_id })
  await page.reload()
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  await look(page, 'no saved posts')
  const hers = await open(jana, '/saved')
  await expect(hers.getByText('Nothing saved yet')).toBeVisible()
})

test('a tag is followed from its page, at 320 in Czech, and its posts are among the followed', async ({
  open,
  member,
  call,
}) => {
  const jana = await member('Jana')
  const tom = await member('Tom')
  await call(tom, 'update_language', { language_id: 2 })
  const tag = `zahrada${Date.now()}`
  await call(jana, 'add_post', { message: 'Semínka a rukavice', hashtag: tag })
  const page = await open(tom, '/dashboard', { locale: 'cs-CZ', viewport: { width: 320, height: 700 } })
  await page.getByRole('link', { name: `#${tag}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `#${tag}` })).toBeFocused()
  await expect(page.getByText('1 veřejný příspěvek')).toBeVisible()
  await look(page, 'a tag at 320 in Czech')
  await page.getByRole('button', { name: 'Sledovat', exact: true }).click()
  await expect(page.getByText(`Teď sledujete #${tag}`)).toBeVisible()
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(page.getByRole('button', { name: 'Sledovat', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sledovat', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Přestat sledovat' })).toBeVisible()
  await page.goBack()
  await page.getByRole('radio', { name: 'Sleduji' }).check()
  await expect(card(page, 'Semínka a rukavice')).toBeVisible()
})

test('a tag and a word are muted from a post, and leave the list until Undo', async ({
  open,
  member,
  call,
}) => {
  const jana = await member('Jana')
  const tom = await member('Tom')
  const stamp = Date.now()
  await call(jana, 'add_post', { message: `First ${stamp}`, hashtag: `noise${stamp}` })
  await call(jana, 'add_post', { message: `Rain${stamp} all day` })
  await call(jana, 'add_post', { message: `Sun ${stamp}` })
  const page = await open(tom, '/dashboard', { viewport: { width: 1280, height: 1200 } })
  await choose(page, card(page, `First ${stamp}`), 'Mute a tag or a word')
  const dialog = page.getByRole('dialog', { name: 'Mute a tag or a word' })
  await expect(dialog.getByRole('radio', { name: `#noise${stamp}` })).toBeChecked()
  await look(page, 'the dialog of Mute')
  await dialog.getByRole('button', { name: 'Mute' }).click()
  await expect(card(page, `First ${stamp}`)).toBeHidden()
  await undo(page)
  await expect(card(page, `First ${stamp}`)).toBeVisible()

  await choose(page, card(page, `Sun ${stamp}`), 'Mute a tag or a word')
  await dialog.getByRole('textbox').fill(`rain${stamp}`)
  await page.keyboard.press('Enter')
  await expect(card(page, `Rain${stamp}`)).toBeHidden()
  await page.reload()
  await expect(card(page, `Sun ${stamp}`)).toBeVisible()
  await expect(card(page, `Rain${stamp}`)).toBeHidden()
})

test('a card says why one sees it @long', async ({ open, member, call }) => {
  const jana = await member('Jana Nováková')
  const tom = await member('Tom')
  await call(tom, 'follow', { following_id: jana.id })
  const words = `Why ${Date.now()}`
  await call(jana, 'add_post', { message: words })
  const page = await open(tom, '/dashboard', { viewport: { width: 320, height: 700 } })
  await choose(page, card(page, words), 'Why am I seeing this?')
  const dialog = page.getByRole('dialog', { name: 'Why am I seeing this?' })
  await expect(dialog.getByText('You follow Jana Nováková.')).toBeVisible()
  await look(page, 'why at 320')
  await page.keyboard.press('Escape')
  await expect(card(page, words).getByRole('button', { name: /^Menu of/ })).toBeFocused()
})

test('a post is saved to a new folder, which is shown alone, renamed and deleted', async ({
  open,
  member,
  call,
}) => {
  const [jana, tom] = [await member('Jana'), await member('Tom')]
  for (const message of ['Bread for Sunday', 'Only saved']) await call(jana, 'add_post', { message })
  const page = await open(tom, '/dashboard', { viewport: { width: 320, height: 740 } })
  await choose(page, card(page, 'Only saved'), 'Save')
  await choose(page, card(page, 'Bread for Sunday'), 'Save to…')
  await page.getByRole('button', { name: 'New folder' }).click()
  const dialog = page.getByRole('dialog', { name: 'New folder' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Recipes')
  await look(page, 'a new folder', { within: '[role=dialog]' })
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toBeHidden()

  await page.goto(new URL('/#/saved', page.url()).href)
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('radio', { name: /^Recipes/ }).check()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(card(page, 'Bread for Sunday')).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await look(page, 'a folder')
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Bread')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('radio', { name: /^Bread/ })).toBeChecked()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await answer(page, 'Delete this folder? The posts in it stay saved.', 'Yes')
  await expect(page.getByRole('article')).toHaveCount(2)
})
