/** Pictures: progress, Cancel and Retry on a slow network, and what others see of them. */
import { randomBytes } from 'node:crypto'
import { expect, test } from './world.ts'

/** A PNG of noise, so that it is large and has bytes to count. */
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

test('a picture is posted with its words and seen by another member', async ({ open, member, call }) => {
  const [her, him] = [await member('Ada'), await member('Bob')]
  await call(him, 'add_post', { message: 'Somebody was here before' })
  const [ada, bob] = [await open(her, '/dashboard'), await open(him, '/dashboard')]
  await expect(bob.getByRole('article').first()).toBeVisible()
  const buffer = await noise(ada, 800, 600)
  await ada.locator('input[type=file]').setInputFiles({ name: 'noise.png', mimeType: 'image/png', buffer })
  await expect(ada.getByRole('img', { name: 'The picture of your post' })).toBeVisible()
  await ada.getByRole('textbox', { name: /on your mind/ }).fill('Look at this')
  await ada.getByRole('button', { name: 'Post', exact: true }).click()
  const hers = ada.getByRole('article').filter({ hasText: 'Look at this' })
  await expect(hers.getByRole('img', { name: 'Picture by Ada' })).toBeVisible()

  await bob.getByRole('button', { name: /new post/ }).click()
  const picture = bob
    .getByRole('article')
    .filter({ hasText: 'Look at this' })
    .getByRole('img', { name: 'Picture by Ada' })
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(400)
})

test('an upload on a slow network shows its bytes, is cancelled at once, and is retried whole', async ({
  open,
  member,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const page = await open(await member('Ada'), '/dashboard')
  const buffer = await noise(page, 900, 700)
  await page.getByRole('textbox', { name: /on your mind/ }).fill('Slowly')
  await page.getByRole('radio', { name: 'Private' }).check({ force: true })
  await page.locator('input[type=file]').setInputFiles({ name: 'noise.png', mimeType: 'image/png', buffer })
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const slow = { offline: false, latency: 50, downloadThroughput: 100_000, uploadThroughput: 150_000 }
  await network.send('Network.emulateNetworkConditions', slow)

  await page.getByRole('button', { name: 'Post', exact: true }).click()
  const progress = page.getByRole('progressbar')
  const percents: number[] = []
  await expect
    .poll(async () => {
      percents.push(Number(await progress.getAttribute('aria-valuenow')))
      return percents.at(-1)
    })
    .toBeGreaterThan(20)
  expect(percents).toEqual(percents.toSorted((a, b) => a - b))
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(progress).toBeHidden({ timeout: 1_000 })
  await expect(page.getByRole('textbox', { name: /on your mind/ })).toHaveValue('Slowly')

  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(progress).toBeVisible()
  await network.send('Network.emulateNetworkConditions', { ...slow, offline: true })
  await expect(
    page
      .getByText('An error occurred. Please try again.')
      .or(page.getByText(/You are offline/))
      .first(),
  ).toBeVisible()
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  // Back online it goes on by itself, under the same key.
  const post = page.getByRole('article').filter({ hasText: 'Slowly' })
  await expect(post.getByRole('img', { name: 'Picture by Ada' })).toBeVisible()
  await expect(post.getByText('Private')).toBeAttached()
  await page.reload()
  await expect(page.getByRole('article').filter({ hasText: 'Slowly' })).toHaveCount(1)
})

test('what is no picture is refused with words, and the words stay', async ({
  open,
  member,
  allowErrors,
}) => {
  allowErrors(/status of 4(15|22)/)
  const page = await open(await member('Ada'), '/dashboard')
  await page.getByRole('textbox', { name: /on your mind/ }).fill('My holiday')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByText('This kind of file is not supported.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /on your mind/ })).toHaveValue('My holiday')
})
