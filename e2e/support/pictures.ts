/** Pictures that journeys post. */
import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'

/** Returns a PNG of noise, so that there are bytes to process. */
export async function noise(page: Page, width: number, height: number): Promise<Buffer> {
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
      let letters = ''
      for (const byte of bytes) letters += String.fromCharCode(byte)
      return btoa(letters)
    },
    [width, height, randomBytes(4).readUInt32LE()] as const,
  )
  return Buffer.from(base64, 'base64')
}

/** Returns a PNG that looks whole until it is decoded. */
export async function brokenPng(page: Page): Promise<Buffer> {
  const content = await noise(page, 64, 64)
  const at = content.indexOf('IDAT') + 40
  return content.fill(0x55, at, at + 200)
}

/** The smallest PNG. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
