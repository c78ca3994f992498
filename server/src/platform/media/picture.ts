/**
 * Pictures: told apart by their content, decoded by one of four decoders and no other, and always
 * encoded anew, so that nothing of the file that came in is ever served: no metadata, no second format.
 */
import { randomBytes } from 'node:crypto'
import { fileTypeFromFile } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { Refusal } from '../call/refusal.ts'
import type { FileStore } from '../files.ts'
import { takingTurns } from '../turns.ts'
import type { Upload } from './incoming.ts'

// One core a picture; the others are the server's.
sharp.concurrency(1)
sharp.cache(false)
// libvips reads SVG, PDF, TIFF and more through libraries that have no business with strangers' files.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].flatMap((format) => [
    `VipsForeignLoad${format}File`,
    `VipsForeignLoad${format}Buffer`,
  ]),
})

const taken = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif'])

/** Widths of the renditions: a phone's column, the column on a sharp screen, the viewer. */
export const postWidths = [480, 960, 1440]

export interface StoredPicture {
  key: string
  width: number
  height: number
  animated: boolean
  preview: string
  widths: number[]
  bytes: number
}

export interface Pictures {
  /** Makes and stores the renditions; refuses what is no picture, broken or too large. */
  make(upload: Pick<Upload, 'path'>, widths: readonly number[]): Promise<StoredPicture>
  remove(key: string): Promise<void>
}

/** Where a rendition lies in the store. */
export const renditionName = (key: string, width: number) => `${key.slice(0, 2)}/${key}/${width}.webp`

export function openPictures(store: FileStore, { megapixels }: { megapixels: number }): Pictures {
  const inTurn = takingTurns({ atOnce: 2, longestQueue: 50 })
  return {
    make: (upload, widths) => inTurn(() => makePicture(store, upload.path, widths, megapixels)),
    remove: (key) => store.remove(`${key.slice(0, 2)}/${key}`),
  }
}

async function makePicture(
  store: FileStore,
  path: string,
  wanted: readonly number[],
  megapixels: number,
): Promise<StoredPicture> {
  const type = await fileTypeFromFile(path)
  if (!type || !taken.has(type.mime)) throw new Refusal('file_kind_unsupported')
  // Its own header says how large it is: that is asked first, so that the answer can name the limit.
  const shape = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => refuseBroken())
  const animated = (shape.pages ?? 1) > 1
  if (shape.width * shape.height * (shape.pages ?? 1) > megapixels * 1_000_000) {
    throw new Refusal('image_too_many_pixels', { values: { limit: megapixels } })
  }
  const open = (moving: boolean) =>
    sharp(path, {
      limitInputPixels: megapixels * 1_000_000,
      failOn: 'error',
      animated: moving,
      sequentialRead: true,
    })

  // What a camera held sideways says of itself: width and height are the other way round once upright.
  const uprightWidth = (shape.orientation ?? 1) >= 5 ? shape.height : shape.width
  const widths = [...new Set(wanted.map((width) => Math.min(width, uprightWidth)))]

  const key = randomBytes(16).toString('base64url')
  let size = { width: 0, height: 0 }
  let bytes = 0
  try {
    for (const width of widths) {
      const { data, info } = await upright(open(animated), animated)
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: 82, effort: animated ? 2 : 3 })
        .toBuffer({ resolveWithObject: true })
      await store.write(renditionName(key, width), data)
      bytes += data.length
      size = { width: info.width, height: info.pageHeight ?? info.height }
    }
    const preview = await upright(open(false), false)
      .resize({ width: 20, height: 20, fit: 'inside' })
      .webp({ quality: 30 })
      .toBuffer()
    return {
      key,
      ...size,
      animated,
      preview: `data:image/webp;base64,${preview.toString('base64')}`,
      widths,
      bytes,
    }
  } catch (error) {
    // Where nothing can be removed either, what went wrong first is what to say.
    await store.remove(`${key.slice(0, 2)}/${key}`).catch(() => undefined)
    // A full disk is ours to answer for; anything that libvips says is the file's.
    if (error instanceof Error && 'code' in error) throw error
    return refuseBroken()
  }
}

/** Turns a picture as its camera says. Frames of an animation carry no such note. */
const upright = (image: Sharp, animated: boolean) => (animated ? image : image.rotate())

function refuseBroken(): never {
  throw new Refusal('file_broken')
}
