/** Processing of pictures, checked by its output. */
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { mediaWorkers } from '../../../../test/media/media-workers.ts'
import { heicBytes, type HeicWish } from '../../../../test/files/heif.ts'
import { gif, jpeg, jpegWithPosition, png } from '../../../../test/files/pictures.ts'
import { MediaFailure, type PicturePlan } from './tasks.ts'

const { workers, file, emptyFolder } = await mediaWorkers()
const plan: PicturePlan = { widths: [480, 960, 1440] }

async function derive(content: Blob | Uint8Array, mime: string, wanted: PicturePlan = plan) {
  const folder = await emptyFolder()
  return workers.derivePicture(await file(content, mime), wanted, folder)
}

const inspect = async (content: Blob | Uint8Array, mime: string) => workers.inspect(await file(content, mime))

const refusedAs = (reason: string) => (error: unknown) =>
  error instanceof MediaFailure && error.reason === reason

const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer())

/** Returns a pixel's colour in a rendition. */
async function colourAt(path: string, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(path).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  return [...pixel]
}

function near(seen: readonly number[], wanted: readonly number[], by = 8): void {
  const isNear =
    seen.length === wanted.length && seen.every((one, i) => Math.abs(one - (wanted[i] ?? 0)) <= by)
  assert.ok(isNear, `${seen.join()} is not ${wanted.join()}`)
}

/** Left half red, right half blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } },
      left: width / 2,
      top: 0,
    },
  ])

test('a picture gets its widths, upright, and leaves all that it said of itself behind', async () => {
  const content = await jpegWithPosition(2000, 1500)
  const facts = await inspect(content, 'image/jpeg')
  assert.deepEqual(facts, { kind: 'image', width: 1500, height: 2000, seconds: 0 })
  const made = await derive(content, 'image/jpeg')
  assert.deepEqual([made.width, made.height, made.animated], [1440, 1920, false])
  assert.deepEqual(made.widths, [480, 960, 1440])
  assert.match(made.preview, /^data:image\/webp;base64,/)
  for (const { path, bytes, name } of made.files) {
    const { format, exif, icc, xmp, iptc, orientation, width } = await sharp(path).metadata()
    assert.deepEqual([format, exif, icc, xmp, iptc, orientation], ['webp', ...Array(5).fill(undefined)])
    assert.equal(`${width}.webp`, name)
    assert.equal((await readFile(path)).length, bytes)
  }
})

test('a small picture is not enlarged', async () => {
  const made = await derive(await png(64, 32), 'image/png')
  assert.deepEqual([made.width, made.height, made.widths], [64, 32, [64]])
})

test('a very long picture fits into what WebP can hold', async () => {
  const made = await derive(await jpeg(300, 30_000), 'image/jpeg')
  assert.deepEqual([made.width, made.height], [164, 16_383])
})

test('a cut is taken from the upright picture, in the shape that was asked for', async () => {
  const lying = await halves(800, 400).jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer()
  // Upright it is 400 by 800, red above blue.
  const square = await derive(lying, 'image/jpeg', { widths: [200], aspect: 1 })
  assert.deepEqual([square.width, square.height], [200, 200])
  const [first] = square.files
  near(await colourAt(first?.path ?? '', 100, 20), [254, 0, 0])
  near(await colourAt(first?.path ?? '', 100, 180), [0, 0, 254])
  const crop = { left: 0, top: 0.5, width: 1, height: 0.5 }
  const lower = await derive(lying, 'image/jpeg', { widths: [200], aspect: 2, crop })
  assert.deepEqual([lower.width, lower.height], [200, 100])
  near(await colourAt(lower.files[0]?.path ?? '', 100, 10), [0, 0, 254])
})

test('wide gamut, print colours, 16 bits and grey look as they were meant', async () => {
  const red = () => sharp({ create: { width: 100, height: 100, channels: 3, background: '#ff0000' } })
  const wide = await red().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()
  const unread = await sharp(wide, { ignoreIcc: true }).raw().toBuffer()
  assert.ok((unread[1] ?? 0) > 30, 'its numbers are other ones than those of sRGB')
  const pictures: Array<[Buffer, string]> = [
    [wide, 'image/jpeg'],
    [await red().toColourspace('rgb16').png().toBuffer(), 'image/png'],
  ]
  for (const [content, mime] of pictures) {
    const made = await derive(content, mime)
    near(await colourAt(made.files[0]?.path ?? '', 50, 50), [254, 0, 0])
  }
  const print = await derive(await red().toColourspace('cmyk').jpeg().toBuffer(), 'image/jpeg')
  const [r = 0, g = 0, b = 0] = await colourAt(print.files[0]?.path ?? '', 50, 50)
  assert.ok(r > 200 && g < 60 && b < 60, 'red ink is red')
  const grey = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#808080' } })
    .toColourspace('b-w')
    .png()
    .toBuffer()
  near(await colourAt((await derive(grey, 'image/png')).files[0]?.path ?? '', 40, 40), [128, 128, 128])
})

test('what is transparent stays so', async () => {
  const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#ff000080' } })
    .png()
    .toBuffer()
  const made = await derive(clear, 'image/png')
  const { channels, data } = await sharp(made.files[0]?.path)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then((image) => ({ channels: image.info.channels, data: image.data }))
  assert.equal(channels, 4)
  assert.ok(Math.abs((data[3] ?? 0) - 128) < 4)
})

test('what moves goes on moving, at its pace', async () => {
  const moving = await derive(await gif(3, 400), 'image/gif', { widths: [100, 960] })
  assert.deepEqual([moving.animated, moving.width, moving.height], [true, 400, 400])
  assert.deepEqual(moving.widths, [100, 400])
  for (const { path } of moving.files) {
    const { pages, delay } = await sharp(path).metadata()
    assert.deepEqual([pages, delay], [3, [100, 100, 100]])
  }
  const webp = await sharp(await bytesOf(await gif(4, 60)), { animated: true })
    .webp()
    .toBuffer()
  const again = await derive(webp, 'image/webp', { widths: [30], aspect: 2 })
  assert.deepEqual([again.animated, again.width, again.height], [true, 30, 15])
})

test('an animation that says it lies on its side is shown as every viewer shows it', async () => {
  const lying = await sharp(await bytesOf(await gif(3, 90)), { animated: true })
    .resize({ width: 90, height: 60, fit: 'fill' })
    .webp()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  assert.equal((await sharp(lying).metadata()).orientation, 6)
  const facts = await inspect(lying, 'image/webp')
  assert.deepEqual([facts.width, facts.height], [90, 60])
  const made = await derive(lying, 'image/webp')
  assert.deepEqual([made.animated, made.width, made.height], [true, 90, 60])
  const { pages, orientation } = await sharp(made.files[0]?.path).metadata()
  assert.deepEqual([pages, orientation], [3, undefined])
  const preview = await sharp(Buffer.from(made.preview.split(',')[1] ?? '', 'base64')).metadata()
  assert.ok(preview.width > preview.height)
})

/** The colours of the corners, from the top left to the bottom right. */
async function corners(content: Uint8Array) {
  const made = await derive(content, 'image/heic')
  const { path = '' } = made.files.at(-1) ?? {}
  const [right, bottom] = [made.width - 5, made.height - 5]
  const places = [
    [5, 5],
    [right, 5],
    [5, bottom],
    [right, bottom],
  ] as const
  const seen = await Promise.all(places.map(([left, top]) => colourAt(path, left, top)))
  return {
    made,
    seen: seen.map((colour) => Object.entries(colourful).find(([, of]) => isNear(colour, of))?.[0]),
  }
}

const colourful = { red: [255, 0, 0], lime: [0, 255, 0], blue: [0, 0, 255], white: [255, 255, 255] }
const isNear = (seen: readonly number[], wanted: readonly number[]) =>
  seen.every((one, i) => Math.abs(one - (wanted[i] ?? 0)) < 12)

test('a HEIC from a phone is put together, upright, and leaves behind where it was taken', async () => {
  const ways: ReadonlyArray<readonly [HeicWish, colours: readonly string[]]> = [
    [{}, ['red', 'lime', 'blue', 'white']],
    [{ turned: 3, width: 120, height: 100 }, ['blue', 'red', 'white', 'lime']],
    [{ mirrored: 0 }, ['blue', 'white', 'red', 'lime']],
    [{ turned: 1, mirrored: 1 }, ['white', 'lime', 'blue', 'red']],
    [{ tiles: [['blue']], tileSide: 128 }, ['blue', 'blue', 'blue', 'blue']],
  ]
  for (const [wish, colours] of ways) {
    const content = await heicBytes(wish)
    assert.ok(content.includes('secret place'))
    const { made, seen } = await corners(content)
    assert.deepEqual(seen, colours, JSON.stringify(wish))
    const size = wish.turned === 3 ? [100, 120] : [128, 128]
    assert.deepEqual([made.width, made.height], size)
    const facts = await inspect(content, 'image/heic')
    assert.deepEqual([facts.width, facts.height], size)
    for (const { path } of made.files) {
      const { exif, icc, xmp } = await sharp(path).metadata()
      assert.deepEqual([exif, icc, xmp], [undefined, undefined, undefined])
      assert.ok(!(await readFile(path)).includes('secret'))
    }
  }
})

test('the wide colours of a HEIC become those of any screen', async () => {
  const { icc } = await sharp(await halves(8, 8).withIccProfile('p3').png().toBuffer()).metadata()
  const redAt = async (profile?: Buffer) => {
    const made = await derive(
      await heicBytes({ tiles: [['0xc86432']], ...(profile && { profile }) }),
      'image/heic',
    )
    return (await colourAt(made.files[0]?.path ?? '', 9, 9))[0] ?? 0
  }
  assert.ok((await redAt(icc)) - (await redAt()) > 8)
})

test('a HEIC that claims more than it has, or too much, is refused by its structure', async () => {
  const refused = async (content: Uint8Array, reason: string) =>
    assert.rejects(inspect(content, 'image/heic'), refusedAs(reason), reason)
  await refused(await heicBytes({ claims: { rows: 255, columns: 255 } }), 'file_broken')
  await refused(await heicBytes({ width: 300, height: 128 }), 'file_broken')
  await refused(await heicBytes({ kind: 'av01' }), 'heic_unsupported')
  const one = { tiles: [['red']] }
  await refused(await heicBytes({ ...one, width: 9_000, height: 9_000 }), 'image_too_many_pixels')
  await refused(await heicBytes({ ...one, width: 100_001, height: 64 }), 'image_side_too_long')
  const few = await mediaWorkers({ imageMegapixels: 0.015, videoMegapixels: 1, videoSeconds: 1 })
  const many = await few.file(await heicBytes(), 'image/heic')
  await assert.rejects(few.workers.inspect(many), refusedAs('image_too_many_pixels'))
  // What only decoding tells.
  const lying = await heicBytes({ ...one, width: 300, height: 300 })
  await assert.rejects(derive(lying, 'image/heic'), refusedAs('file_broken'))
  // A tile that is used again and again counts again and again.
  const greedy = await heicBytes()
  const extents = greedy.indexOf('iloc') + 12
  greedy.writeUInt32BE(greedy.length, extents + 12)
  await refused(greedy, 'file_broken')
})

const kinds: ReadonlyArray<readonly [string, () => Promise<Buffer>]> = [
  ['image/jpeg', async () => bytesOf(await jpegWithPosition())],
  ['image/png', async () => bytesOf(await png(300, 300))],
  ['image/gif', async () => bytesOf(await gif(3, 64))],
  ['image/webp', () => halves(300, 200).webp().toBuffer()],
  ['image/heic', () => heicBytes()],
]

for (const [mime, make] of kinds) {
  test(`${mime} that lacks its end is refused at once`, async () => {
    const content = await make()
    await inspect(content, mime)
    for (const share of [0.05, 0.3, 0.6, 0.9]) {
      const part = content.subarray(0, Math.floor(content.length * share))
      await assert.rejects(inspect(part, mime), refusedAs('file_broken'), `${share} of it`)
    }
    await assert.rejects(inspect(content.subarray(0, -1), mime), refusedAs('file_broken'), 'but a byte')
  })

  test(`${mime} whose content is broken is refused, or read, and nothing else`, async () => {
    const content = await make()
    content.fill(0x5a, Math.floor(content.length * 0.4), Math.floor(content.length * 0.45))
    await derive(content, mime).catch((error: unknown) => assert.ok(refusedAs('file_broken')(error)))
  })
}

test('a picture of too many pixels is refused by its header, frames counted together', async () => {
  const many = await sharp({ create: { width: 7000, height: 6000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await assert.rejects(inspect(many, 'image/png'), refusedAs('image_too_many_pixels'))
  const few = await mediaWorkers({ imageMegapixels: 0.05, videoMegapixels: 1, videoSeconds: 1 })
  const looks = (frames: number) =>
    gif(frames, 100).then(async (blob) => few.workers.inspect(await few.file(blob, 'image/gif')))
  assert.equal((await looks(5)).width, 100)
  await assert.rejects(looks(6), refusedAs('animation_too_many_pixels'))
  for (const [width, height] of [
    [100_001, 1],
    [1, 100_001],
  ] as const)
    await assert.rejects(inspect(await png(width, height), 'image/png'), refusedAs('image_side_too_long'))
  assert.equal((await inspect(await png(100_000, 1), 'image/png')).width, 100_000)
})

test('one kind under another’s name is refused', async () => {
  await assert.rejects(inspect(await png(), 'image/jpeg'), refusedAs('file_broken'))
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  for (const [mime] of kinds) await assert.rejects(inspect(drawing, mime), refusedAs('file_broken'))
})

test('what is wrong with the disk is no fault of the file', async () => {
  const content = await file(await jpeg(), 'image/jpeg')
  const gone = join(await emptyFolder(), 'not-there')
  await assert.rejects(workers.derivePicture(content, plan, gone), { code: 'ENOENT' })
  await assert.rejects(workers.derivePicture({ ...content, path: gone }, plan, await emptyFolder()), {
    code: 'ENOENT',
  })
  assert.deepEqual(await readdir(await emptyFolder()), [])
})
