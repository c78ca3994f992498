/** Pictures for tests, drawn on demand. */
import sharp from 'sharp'

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#006972' } })

export async function jpeg(width = 640, height = 480): Promise<Blob> {
  return blob(await canvas(width, height).jpeg().toBuffer(), 'image/jpeg')
}

/** A JPEG with the position where it was taken and a sideways orientation. */
export async function jpegWithPosition(width = 640, height = 480): Promise<Blob> {
  const image = await canvas(width, height)
    .jpeg()
    .withExif({
      IFD0: { ImageDescription: 'secret place' },
      IFD3: { GPSLatitude: '50/1 5/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  return blob(image, 'image/jpeg')
}

export async function png(width = 64, height = 64): Promise<Blob> {
  return blob(await canvas(width, height).png().toBuffer(), 'image/png')
}

/** A PNG whose damage only shows when it is decoded. */
export async function brokenPng(): Promise<Blob> {
  const content = Buffer.from(await (await png(400, 300)).arrayBuffer())
  const at = content.indexOf('IDAT') + 40
  content.fill(0x55, at, at + 200)
  return blob(content, 'image/png')
}

/** A GIF with `frames` frames, each in another colour. */
export async function gif(frames = 3, size = 32): Promise<Blob> {
  const colours = ['#ff0000', '#00ff00', '#0000ff', '#ffff00']
  const images = await Promise.all(
    Array.from({ length: frames }, (_, i) =>
      sharp({ create: { width: size, height: size, channels: 3, background: colours[i % 4] ?? '#fff' } })
        .png()
        .toBuffer(),
    ),
  )
  return blob(
    await sharp(images, { join: { animated: true } })
      .gif({ delay: frames > 1 ? Array(frames).fill(100) : 100 })
      .toBuffer(),
    'image/gif',
  )
}

export function blob(content: Uint8Array, type: string): Blob {
  return new Blob([new Uint8Array(content)], { type })
}
