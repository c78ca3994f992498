/** Stories of projects: pictures between the paragraphs and a video on top, added by the owner while others look on. */
import { png } from '../server/test/files/pictures.ts'
import { mp4Bytes } from '../server/test/files/videos.ts'
import { answer } from './support/cards.ts'
import { look, schemes } from './support/look.ts'
import { expect, hears, test } from './support/world.ts'

test('a story gets pictures and a video, in the order its owner gives them', async ({
  open,
  member,
  call,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  for (const each of [ada, bob]) await call(each, 'update_session_setting', { several_devices: 1 })
  const made = (await call(ada, 'project_create', {
    group_name: 'A well',
    funding_target: '100',
    description: 'We dig where the old one was.\n\nThe water is for everybody.',
  })) as { recdata: { id: number } }
  const path = `/groupdetail/${made.recdata.id}`
  await call(bob, 'update_language', { language_id: 2 })
  const small = { colorScheme: 'dark', locale: 'cs-CZ', viewport: { width: 320, height: 800 } } as const
  const theirs = await open(bob, path, small)
  const story = theirs.getByRole('region', { name: 'Příběh' })
  await expect(story.getByText('We dig where the old one was.')).toBeVisible()
  await hears(theirs, 'project')

  const page = await open(ada, path)
  const own = page.getByRole('region', { name: 'Story' })
  await own.getByRole('button', { name: 'Pictures and video' }).click()
  const picture = {
    name: 'well.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await (await png(640, 400)).arrayBuffer()),
  }
  const add = async (caption: string, alt: string, place: string) => {
    await own.getByRole('button', { name: 'Add a picture' }).click()
    await own.locator('input[type=file]').first().setInputFiles(picture)
    await own.getByLabel('Caption').fill(caption)
    await own.getByLabel("Describe it for people who can't see it").fill(alt)
    await own.getByLabel('Place').selectOption({ label: place })
    if (caption === 'The old well') await look(page, 'a picture for a story')
    await own.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(own.getByRole('button', { name: `Move ${caption} up` })).toBeVisible()
  }
  await add('The old well', 'Stones in the grass', 'After “We dig where the old one was.”')
  await add('The water', 'A full bucket', 'After “The water is for everybody.”')
  // Whoever looks on has them at once.
  await expect(story.getByText('The water', { exact: true })).toBeVisible()
  await expect(story.getByRole('img', { name: 'Stones in the grass' })).toBeVisible()
  const captions = story.locator('figcaption')
  await expect(captions).toHaveText(['The old well', 'The water'])

  // By keyboard, past the paragraph and then past the other picture.
  const up = own.getByRole('button', { name: 'Move The water up' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(own.getByRole('status').getByText('The picture is after paragraph 1.')).toBeAttached()
  await expect(up).toBeFocused()
  await expect(captions).toHaveText(['The old well', 'The water'])
  await page.keyboard.press('Enter')
  await expect(captions).toHaveText(['The water', 'The old well'])
  await expect(up).toBeFocused()

  // What is typed is still there after the page was left.
  await own.getByRole('button', { name: 'Edit The water' }).click()
  await own.getByLabel('Caption').fill('The first water')
  await page.waitForTimeout(1_000)
  await page.reload()
  await own.getByRole('button', { name: 'Pictures and video' }).click()
  await own.getByRole('button', { name: 'Edit The water' }).click()
  await expect(own.getByLabel('Caption')).toHaveValue('The first water')
  await own.getByRole('button', { name: 'Save' }).click()
  await expect(captions).toHaveText(['The first water', 'The old well'])

  await own.getByRole('button', { name: 'Add a video' }).click()
  const buffer = await mp4Bytes({ seconds: 2, width: 320, height: 180, fps: 5, audio: false })
  await own
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'digging.mp4', mimeType: 'video/mp4', buffer })
  await own.getByLabel("Describe it for people who can't see it").fill('Two of us dig')
  await look(page, 'a video for a story')
  await own.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(story.getByRole('group', { name: 'Video projektu A well' })).toBeVisible({ timeout: 30_000 })
  await expect(own.getByRole('button', { name: 'Replace the video' })).toBeVisible()
  for (const colorScheme of schemes('light', 'dark')) {
    await page.emulateMedia({ colorScheme })
    await look(page, `a story that is edited, ${colorScheme}`)
  }
  await look(theirs, 'a story with pictures, on a small phone')
  await story.getByRole('button', { name: 'Zvětšit obrázek: A full bucket' }).click()
  await look(theirs, 'a picture of a story', { within: '[data-viewer]' })
  await theirs.keyboard.press('Escape')

  // What isn't for everybody is covered, and visitors don't get it.
  await own.getByRole('button', { name: 'Mark as NSFW' }).click()
  await page.getByRole('dialog').getByLabel('Other').click()
  await page.getByRole('button', { name: 'Done' }).last().click()
  await expect(story.getByText('Tento příběh je označený jako citlivý.')).toBeVisible()
  await look(theirs, 'a story that is covered')
  const visitor = await open(undefined, `/allprojects/${made.recdata.id}`)
  await expect(visitor.getByText('Pictures in this story are for members aged 18 or older.')).toBeVisible()
  await expect(visitor.getByRole('figure')).toHaveCount(0)
  await page.bringToFront()
  await own.getByRole('button', { name: 'Change the reasons' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove all' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(story.getByRole('img', { name: 'A full bucket' })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('img', { name: 'A full bucket' })).toBeVisible()
  await look(visitor, 'a story with pictures, for a visitor')

  await own.getByRole('button', { name: 'Remove The old well' }).click()
  await answer(page, 'Are you sure to delete this.', 'Yes')
  await expect(captions).toHaveText(['The first water'])
  await own.getByRole('button', { name: 'Done' }).click()
  await expect(own.getByRole('button', { name: 'Pictures and video' })).toBeFocused()
  await expect(own.getByRole('figure')).toHaveCount(1)
})
