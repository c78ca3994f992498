/** Files for a post: pasted, dropped, chosen, and the messages about files that are refused. */
import type { Page } from '@playwright/test'
import { heicBytes } from '../server/test/files/heif.ts'
import { mp4Bytes } from '../server/test/files/videos.ts'
import { fileInput, post, text } from './support/composer.ts'
import { look } from './support/look.ts'
import { expect, test } from './support/world.ts'

/** Gives files to the page as a clipboard or a mouse would. */
async function hand(page: Page, event: 'paste' | 'drop', files: ReadonlyArray<[name: string, Buffer]>) {
  const given = files.map(([name, buffer]) => [name, buffer.toString('base64')] as const)
  await page.evaluate(
    ([kind, list]) => {
      const data = new DataTransfer()
      for (const [name, base64] of list) {
        data.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name))
      }
      const options = { bubbles: true, cancelable: true }
      if (kind === 'paste') {
        const target = document.querySelector('textarea')
        target?.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }))
        return
      }
      for (const type of ['dragenter', 'dragover', 'drop']) {
        // Dropping anywhere on the page works.
        document.querySelector('main')?.dispatchEvent(new DragEvent(type, { ...options, dataTransfer: data }))
      }
    },
    [event, given] as const,
  )
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('pictures are pasted and dropped, and a video stands alone', async ({ open, member }) => {
  const ada = await member('Ada')
  const page = await open(ada, `/timeLine/${ada.id}`)
  await expect(text(page)).toBeVisible()
  const video = await mp4Bytes({ seconds: 2 })
  await hand(page, 'paste', [['picture.png', png]])
  await expect(page.getByRole('img', { name: 'The picture of your post' })).toBeVisible()
  await hand(page, 'drop', [['other.png', png]])
  await expect(page.getByRole('button', { name: /^Picture 2 of 2/ })).toBeVisible()
  await hand(page, 'drop', [['film.mp4', video]])
  await expect(page.getByText('Remove the pictures to add one.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove picture 2' }).click()
  await page.getByRole('button', { name: 'Remove the picture' }).click()
  await hand(page, 'paste', [
    ['film.mp4', video],
    ['picture.png', png],
  ])
  await expect(page.getByLabel('The video of your post')).toBeVisible()
  await expect(page.getByText('0:02 ·')).toBeVisible()
  await expect(page.getByText('Remove it to add something else.')).toBeVisible()
  await hand(page, 'drop', [['words.vtt', Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n')]])
  await expect(page.getByText('Captions: words.vtt')).toBeVisible()
  await look(page, 'a composer with a video')
  await page.getByRole('button', { name: 'Remove the captions' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Add captions' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove the video' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Picture or video' })).toBeFocused()
  await hand(page, 'paste', [['IMG_1.HEIC', Buffer.from('\0\0\0\u0018ftyphevc\0\0\0\0')]])
  await expect(page.getByRole('alert').getByText("This HEIC picture can't be used here.")).toBeVisible()
  await expect(page.getByText('Up to 10 pictures of 20 MB')).toBeInViewport()
})

test('a HEIC picture that this browser cannot show is posted all the same', async ({ open, member }) => {
  const page = await open(await member('Ada'), '/dashboard')
  const buffer = await heicBytes()
  await fileInput(page).setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer })
  await expect(page.getByText("Your browser can't show this")).toBeVisible()
  await look(page, 'a composer with a HEIC picture')
  await page.getByRole('textbox', { name: /Describe it/ }).fill('Four fields')
  await post(page).click()
  const shown = page.getByRole('img', { name: 'Four fields' }).first()
  await expect(shown).toHaveAttribute('src', /^\/media\//, { timeout: 30_000 })
})

test('what only the server can see is refused in its words, and the form stays', async ({
  open,
  member,
  allowErrors,
}) => {
  allowErrors(/status of 422/)
  const page = await open(await member('Ada'), '/dashboard')
  await text(page).fill('My holiday')
  const broken = Buffer.concat([
    Buffer.from('\0\0\0\u0020ftypisom\0\0\u0002\0'),
    Buffer.alloc(1024 * 1024, 7),
  ])
  await fileInput(page).setInputFiles({ name: 'x.mp4', mimeType: 'video/mp4', buffer: broken })
  await expect(page.getByText("Your browser can't show this")).toBeVisible()
  await post(page).click()
  await expect(page.getByText("Couldn't read the file; it may be damaged.")).toBeVisible()
  await expect(text(page)).toHaveValue('My holiday')
})
