/** What the server reads from pictures itself: the same as libvips, or nothing. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp, { type Sharp } from 'sharp'
import { gif, jpegWithPosition } from '../../../../test/files/pictures.ts'
import { headerReader } from './header.ts'
import type { Size } from './reading.ts'

function read(content: Uint8Array, mime: string, chunkBytes = 64 * 1024): Size | undefined {
  const reader = headerReader(mime)
  for (let at = 0; at < content.length; at += chunkBytes)
    reader?.push(Buffer.from(content.subarray(at, at + chunkBytes)))
  return reader?.end()
}

/** With noise, so that a file is more than its header. */
const picture = (width = 301, height = 200): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#006972',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
const held = (orientation: number) => picture().withMetadata({ orientation })

const settled: Array<[string, string, Sharp]> = [
  ['a JPEG', 'image/jpeg', picture().jpeg()],
  ['a progressive one', 'image/jpeg', picture().jpeg({ progressive: true, optimiseScans: true })],
  ['a grey one', 'image/jpeg', picture().toColourspace('b-w').jpeg()],
  ['one with a profile', 'image/jpeg', picture().withIccProfile('p3').jpeg()],
  ...[1, 3, 6, 8].map((how): [string, string, Sharp] => [
    `one held as ${how}`,
    'image/jpeg',
    held(how).jpeg(),
  ]),
  ['a PNG', 'image/png', picture().png()],
  ['one with a palette, interlaced', 'image/png', picture().png({ palette: true, progressive: true })],
  ['one of 16 bits', 'image/png', picture().toColourspace('rgb16').png()],
  ['a WebP', 'image/webp', picture().webp()],
  ['one without loss', 'image/webp', picture().webp({ lossless: true })],
  ['one with a profile', 'image/webp', picture().withIccProfile('p3').webp()],
  ['one that is transparent', 'image/webp', picture().ensureAlpha(0.5).webp()],
]

for (const [what, mime, image] of settled)
  test(`${what}: its size is the upright one, however it comes in, and only if all of it does`, async () => {
    const content = await image.toBuffer()
    const { width = 0, height = 0, orientation = 1 } = await sharp(content).metadata()
    const upright = orientation >= 5 ? { width: height, height: width } : { width, height }
    for (const chunkBytes of [1, 13, 4_100, content.length])
      assert.deepEqual(read(content, mime, chunkBytes), upright)
    for (const missing of [1, 2, 500, content.length - 20])
      assert.equal(read(content.subarray(0, -missing), mime), undefined, `${missing} bytes are missing`)
  })

test('what moves, may have to be turned or needs a decoder is left to the process that has one', async () => {
  const moving = Buffer.from(await (await gif()).arrayBuffer())
  const left: Array<[string, Uint8Array]> = [
    ['image/gif', moving],
    ['image/webp', await sharp(moving, { animated: true }).webp().toBuffer()],
    ['image/webp', await held(6).webp().toBuffer()],
    ['image/png', await held(6).png().toBuffer()],
    ['image/jpeg', await picture().toColourspace('cmyk').jpeg().toBuffer()],
    ['video/mp4', moving],
  ]
  for (const [mime, content] of left) assert.equal(read(content, mime), undefined, mime)
})

test('a file of nothing but parts is given up', () => {
  const comment = Buffer.from([0xff, 0xfe, 0x00, 0x02])
  const start = Buffer.from([0xff, 0xd8])
  assert.equal(read(Buffer.concat([start, ...Array<Buffer>(100_000).fill(comment)]), 'image/jpeg'), undefined)
  assert.equal(read(Buffer.concat([start, Buffer.alloc(1_000_000, 0xff)]), 'image/jpeg'), undefined)
})

test('whatever is wrong with a header, reading it ends, and no size is beyond what the format has', async () => {
  const contents: Array<[string, Uint8Array]> = [
    ['image/jpeg', new Uint8Array(await (await jpegWithPosition(64, 48)).arrayBuffer())],
    ['image/png', await picture(64, 48).png().toBuffer()],
    ['image/webp', await picture(64, 48).ensureAlpha(0.5).webp().toBuffer()],
  ]
  let seed = 1
  const random = (below: number) => (seed = (seed * 48_271) % 0x7fffffff) % below
  for (const [mime, content] of contents)
    for (let run = 0; run < 3_000; run++) {
      const changed = Buffer.from(content)
      for (let n = random(4); n >= 0; n--)
        changed[2 + random(Math.min(600, changed.length - 2))] = random(256)
      const size = read(changed, mime, 1 + random(800))
      if (size) assert(size.width > 0 && size.height > 0 && size.width < 2 ** 32 && size.height < 2 ** 32)
    }
})
