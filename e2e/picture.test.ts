/** Pictures: how they are posted, and what others see of them. */
import { randomBytes } from 'node:crypto'
import { expect, test } from './world.ts'

/** A PNG of noise, so that it has bytes to process. */
async function noise(page: import('@playwright/test').Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([w, h, seed]) => {
      const canvas = new OffscreenCanvas(w, h)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      const image = context.createImageData(w, h)
      let state = seed
      for (let i = 0; i < image.data.length; i++) {
        state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
        image.data[i] = i % 4 === 3 ? 255 : state >>> 24
      }
      context.putImageData(image, 0, 0)
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
      let text = ''
      for (const byte of bytes) text += String.fromCharCode(byte)
      return btoa(text)
    },
    [width, height, randomBytes(4).readUInt32LE()] as const,
  )
  return Buffer.from(base64, 'base64')
}

test('a picture is posted with its words, described, and seen by another member', async ({
  open,
  member,
  call,
}) => {
  const [her, him] = [await member('Ada'), await member('Bob')]
  await call(him, 'add_post', { message: 'Somebody was here before' })
  const [ada, bob] = [await open(her, '/dashboard'), await open(him, '/dashboard')]
  await expect(bob.getByRole('article').first()).toBeVisible()
  const buffer = await noise(ada, 800, 600)
  await ada.locator('input[type=file]').setInputFiles({ name: 'noise.png', mimeType: 'image/png', buffer })
  await expect(ada.getByRole('img', { name: 'The picture of your post' })).toBeVisible()
  await ada.getByRole('textbox', { name: /on your mind/ }).fill('Look at this')
  await ada.getByRole('textbox', { name: /Describe it/ }).fill('Nothing but noise')
  await ada.getByRole('button', { name: 'Post', exact: true }).click()
  const hers = ada.getByRole('feed').getByRole('article').filter({ hasText: 'Look at this' })
  await expect(hers.getByRole('img', { name: 'Nothing but noise' })).toBeVisible({ timeout: 20_000 })

  await bob.getByRole('button', { name: /new post/ }).click()
  const picture = bob
    .getByRole('article')
    .filter({ hasText: 'Look at this' })
    .getByRole('img', { name: 'Nothing but noise' })
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(400)
})

test('what is no picture is refused with words before it is sent, and the words stay', async ({
  open,
  member,
}) => {
  const page = await open(await member('Ada'), '/dashboard')
  await page.getByRole('textbox', { name: /on your mind/ }).fill('My holiday')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText('This kind of file is not supported.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /on your mind/ })).toHaveValue('My holiday')
})
