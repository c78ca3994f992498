/** Makes a picture's renditions, always re-encoded: no metadata or second format of the upload is served. */
import { access } from 'node:fs/promises'
import sharp, { type OutputInfo, type Region, type Sharp } from 'sharp'
import { openPicture } from './decoders.ts'
import { writeMade } from './made-files.ts'
import { isHeif } from './heif/heif-boxes.ts'
import { isMoving, type Opened, readHeifFile, readShape, uprightSize } from './picture-inspect.ts'
import { blame } from './system-errors.ts'
import type { Crop, IncomingFile, MediaBounds, PicturePlan } from './tasks.ts'

/** WebP's longest side. */
const longestSide = 16_383
const quality = 82
const previewSide = 20
const srgb = 'srgb'

interface Size {
  readonly width: number
  readonly height: number
}

/** Like `DerivedPicture`, with only the names of the files. */
export interface MadePicture extends Size {
  readonly animated: boolean
  readonly preview: string
  readonly widths: readonly number[]
  readonly files: readonly string[]
}

interface Where {
  readonly bounds: MediaBounds
  readonly folder: string
}

interface Making {
  readonly folder: string
  /** Put before the files' names, which are their widths. */
  readonly prefix?: string
  /** The untrusted file being decoded, if there is one. */
  readonly source?: string
}

export async function derivePicture(
  file: IncomingFile,
  plan: PicturePlan,
  { bounds, folder }: Where,
): Promise<MadePicture> {
  // Reports disk errors as such; errors after this are the file's fault.
  await access(file.path)
  const opened = await openOf(file, bounds)
  const shape = await readShape(opened, bounds)
  const animated = isMoving(shape) && !plan.still
  const upright = uprightSize(shape)
  const region = cutOut(upright, plan)
  const open = (moving: boolean) => {
    const image = openPicture(opened.drawn ?? file.path, bounds, { animated: moving })
    // Viewers don't turn animations, and the still of its first frame has to look the same.
    return (isMoving(shape) ? image : image.autoOrient()).extract(region)
  }
  const sizes = renditionSizes(region, plan.widths, plan.enlarges)
  const making = { folder, source: file.path }
  if (plan.square) return makeSquares(open(false), plan.widths, making)
  return animated ? await makeMoving(open, sizes, making) : await makeStill(open(false), sizes, making)
}

/** What libvips can't read is drawn first. */
async function openOf(file: IncomingFile, bounds: MediaBounds): Promise<Opened> {
  if (!isHeif(file.mime)) return file
  const picture = await readHeifFile(file, bounds)
  // Only here: other pictures need no video library.
  const { drawHeif } = await import('./heif/heif-draw.ts')
  return { ...file, mime: 'image/png', drawn: await drawHeif(picture) }
}

/** Decodes the picture once, at the widest size, and makes all renditions from that. */
export async function makeStill(
  image: Sharp,
  sizes: readonly Size[],
  { folder, source, prefix = '' }: Making,
): Promise<MadePicture> {
  const widest = sizes.at(-1)
  if (!widest) throw new Error('A picture needs a width')
  const { data, info } = await decoded(
    image
      .resize({ ...widest, fit: 'fill' })
      .toColourspace(srgb)
      .raw(),
    source,
  )
  const { width, height, channels } = info
  const again = () => sharp(data, { raw: { width, height, channels } })
  for (const size of sizes) {
    const smaller = size === widest ? again() : again().resize({ ...size, fit: 'fill' })
    await writeMade(folder, prefix + nameOf(size), await smaller.webp({ quality, effort: 3 }).toBuffer())
  }
  return { ...summary(widest, sizes, prefix), animated: false, preview: await preview(again()) }
}

/** Animations are still: their first frame. */
async function makeSquares(
  image: Sharp,
  sides: readonly number[],
  { folder, source }: Making,
): Promise<MadePicture> {
  const side = Math.max(...sides)
  const { data } = await decoded(
    image
      .toColourspace(srgb)
      .ensureAlpha()
      .resize({ width: side, height: side, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .raw(),
    source,
  )
  const again = () => sharp(data, { raw: { width: side, height: side, channels: 4 } })
  for (const each of sides)
    await writeMade(folder, `${each}.png`, await again().resize({ width: each }).png().toBuffer())
  return {
    width: side,
    height: side,
    widths: sides,
    files: sides.map((each) => `${each}.png`),
    animated: false,
    preview: await preview(again()),
  }
}

async function makeMoving(
  open: (moving: boolean) => Sharp,
  sizes: readonly Size[],
  { folder, source }: Making,
): Promise<MadePicture> {
  const widest = sizes.at(-1)
  if (!widest) throw new Error('A picture needs a width')
  for (const size of sizes) {
    const { data } = await decoded(
      open(true)
        .resize({ ...size, fit: 'fill' })
        .webp({ quality, effort: 2 }),
      source,
    )
    await writeMade(folder, nameOf(size), data)
  }
  const { data, info } = await decoded(open(false).toColourspace(srgb).raw(), source)
  const { width, height, channels } = info
  const first = sharp(data, { raw: { width, height, channels } })
  return { ...summary(widest, sizes), animated: true, preview: await preview(first) }
}

const nameOf = ({ width }: Size) => `${width}.webp`

const summary = (widest: Size, sizes: readonly Size[], prefix = '') => ({
  width: widest.width,
  height: widest.height,
  widths: sizes.map((size) => size.width),
  files: sizes.map((size) => prefix + nameOf(size)),
})

async function preview(image: Sharp): Promise<string> {
  const tiny = await image
    .resize({ width: previewSide, height: previewSide, fit: 'inside' })
    .webp({ quality: 30 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

/** Any libvips error about an untrusted file is the file's fault, unless the system failed. */
async function decoded(image: Sharp, source?: string): Promise<{ data: Buffer; info: OutputInfo }> {
  try {
    return await image.toBuffer({ resolveWithObject: true })
  } catch (error) {
    throw source === undefined ? error : await blame(error, source)
  }
}

/** Returns the part of an upright picture to show, in whole pixels and in the aspect asked for. */
function cutOut({ width, height }: Size, { crop = whole, aspect }: PicturePlan): Region {
  const wide = Math.max(1, share(crop.width) * width)
  const high = Math.max(1, share(crop.height) * height)
  const [w, h] =
    aspect === undefined ? [wide, high] : [Math.min(wide, high * aspect), Math.min(high, wide / aspect)]
  const cut = {
    width: Math.min(width, Math.max(1, Math.round(w))),
    height: Math.min(height, Math.max(1, Math.round(h))),
  }
  return {
    left: within(share(crop.left) * width + (wide - w) / 2, width - cut.width),
    top: within(share(crop.top) * height + (high - h) / 2, height - cut.height),
    ...cut,
  }
}

const whole: Crop = { left: 0, top: 0, width: 1, height: 1 }
const share = (value: number) => Math.min(1, Math.max(0, value))
const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))

/** Returns the sizes to make, narrowest first and without duplicates; enlarged only if `enlarges`. */
export function renditionSizes({ width, height }: Size, wanted: readonly number[], enlarges = false): Size[] {
  const sizes = new Map<number, Size>()
  for (const each of wanted) {
    const scale = Math.min(enlarges ? Infinity : 1, each / width, longestSide / height)
    const size = {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    }
    sizes.set(size.width, size)
  }
  return [...sizes.values()].toSorted((a, b) => a.width - b.width)
}
