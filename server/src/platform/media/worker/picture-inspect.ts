/** Reads a picture's header, without decoding a pixel. */
import { readFile } from 'node:fs/promises'
import type { Metadata } from 'sharp'
import { type HeifPicture, isHeif, readHeif } from './heif/heif-boxes.ts'
import { openPicture, pixelsOf } from './decoders.ts'
import { isWholePicture } from './picture-whole.ts'
import { blame } from './system-errors.ts'
import {
  type IncomingFile,
  longestImageSide,
  type MediaBounds,
  MediaFailure,
  type MediaFacts,
} from './tasks.ts'

/** A frame costs at least as much as one of this many pixels, however small it is. */
const leastFramePixels = 4_096

export async function inspectPicture(file: IncomingFile, bounds: MediaBounds): Promise<MediaFacts> {
  if (isHeif(file.mime)) return inspectHeif(file, bounds)
  if (!(await isWholePicture(file))) throw new MediaFailure('file_broken')
  const shape = await readShape(file, bounds)
  if (Math.max(shape.width, shape.height) > longestImageSide) throw new MediaFailure('image_side_too_long')
  const most = pixelsOf(bounds.imageMegapixels)
  if (shape.width * shape.height > most) throw new MediaFailure('image_too_many_pixels')
  if (Math.max(shape.width * shape.height, leastFramePixels) * (shape.pages ?? 1) > most)
    throw new MediaFailure('animation_too_many_pixels')
  return { kind: 'image', ...uprightSize(shape), seconds: 0 }
}

async function inspectHeif(file: IncomingFile, bounds: MediaBounds): Promise<MediaFacts> {
  const picture = await readHeifFile(file, bounds)
  const { width, height, turns } = picture
  const isLying = turns.some((turn) => typeof turn === 'object' && turn.rotate !== 180)
  return { kind: 'image', ...(isLying ? { width: height, height: width } : { width, height }), seconds: 0 }
}

/** Reads the structure of a HEIC picture, and refuses one whose tiles are too large together. */
export async function readHeifFile({ path }: IncomingFile, bounds: MediaBounds): Promise<HeifPicture> {
  const picture = readHeif(await readFile(path))
  const { width, height, tile, tiles } = picture
  if (Math.max(width, height) > longestImageSide) throw new MediaFailure('image_side_too_long')
  if (tile.width * tile.height * tiles.length > pixelsOf(bounds.imageMegapixels))
    throw new MediaFailure('image_too_many_pixels')
  return picture
}

/** A picture to open: an upload, or what was drawn of it. */
export interface Opened extends IncomingFile {
  readonly drawn?: Buffer
}

export async function readShape(file: Opened, bounds: MediaBounds): Promise<Metadata> {
  const shape = await openPicture(file.drawn ?? file.path, bounds, { limitInputPixels: false })
    .metadata()
    .catch(async (error: unknown) => {
      throw await blame(error, file.path)
    })
  if (shape.format !== formats[file.mime]) throw new MediaFailure('file_broken')
  return shape
}

const formats: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
}

export const isMoving = ({ pages = 1 }: Metadata) => pages > 1

/** Returns the upright size: a camera held sideways swaps the sides. Animations are never turned. */
export function uprightSize(shape: Metadata): { width: number; height: number } {
  const { width, height, orientation = 1 } = shape
  return orientation >= 5 && !isMoving(shape) ? { width: height, height: width } : { width, height }
}
