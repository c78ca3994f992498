import { expect, test } from 'vitest'
import {
  bytesText,
  filesIn,
  kindOf,
  lookAt,
  whyNoCaptions,
  whyTooMuch,
  type MediaFile,
} from './media-file.ts'
import { usualLimits } from './upload-limits.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const heads = {
  jpeg: '\u00ff\u00d8\u00ff\u00e0 JFIF',
  png: '\u0089PNG\r\n\u001a\n',
  gif: 'GIF89a',
  webp: 'RIFF1234WEBPVP8 ',
  mp4: '\0\0\0\u0020ftypisom\0\0\u0002\0',
  mov: '\0\0\0\u0014ftypqt  ',
  oldMov: '\0\0\0\u0008wide\0\0\0\0mdat',
  webm: '\u001aE\u00df\u00a3\u009fB\u0086\u0081\u0001B\u0082\u0084webm',
  heic: '\0\0\0\u0018ftypheic',
  heics: '\0\0\0\u0018ftyphevc',
  heif: '\0\0\0\u0018ftypmif1',
  mkv: '\u001aE\u00df\u00a3\u009fB\u0086\u0081\u0001B\u0082\u0088matroska',
  avif: '\0\0\0\u0020ftypavif',
  m4a: '\0\0\0\u0020ftypM4A ',
  svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  pdf: '%PDF-1.7',
}

function file(head: string, name = 'x', size = head.length): File {
  const made = new File([bytes(head)], name)
  Object.defineProperty(made, 'size', { value: size })
  return made
}

test.each(['jpeg', 'png', 'gif', 'webp'] as const)('%s is a picture', (kind) =>
  expect(kindOf(bytes(heads[kind]))).toBe('image'),
)
test.each(['mp4', 'mov', 'oldMov', 'webm'] as const)('%s is a video', (kind) =>
  expect(kindOf(bytes(heads[kind]))).toBe('video'),
)
test.each(['mkv', 'avif', 'm4a', 'svg', 'pdf'] as const)('%s is neither', (kind) =>
  expect(kindOf(bytes(heads[kind]))).toBeUndefined(),
)

const look = (of: File, seconds?: number) => lookAt(of, usualLimits, async () => seconds)

test('a picture of an iPhone is told by its content, also under another name', async () => {
  expect(await look(file(heads.heic, 'IMG_1.HEIC'))).toMatchObject({ kind: 'image' })
  expect(await look(file(heads.heif, 'holiday.jpg'))).toMatchObject({ kind: 'image' })
  expect(await look(file(heads.heics, 'IMG_2.HEIC'))).toEqual({ refusal: 'heic_unsupported' })
})

test('the content decides, not the name', async () => {
  expect(await look(file(heads.png, 'x.mp4'))).toMatchObject({ kind: 'image' })
  expect(await look(file(heads.svg, 'x.png'))).toEqual({ refusal: 'file_kind_unsupported' })
})

test('nothing, and what cannot be read, is broken', async () => {
  expect(await look(file('', 'x.png'))).toEqual({ refusal: 'file_empty' })
  const folder = file(heads.png)
  folder.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('NotFoundError')) }) as unknown as Blob
  expect(await look(folder)).toEqual({ refusal: 'file_broken' })
})

test('each kind has its own limit, to the byte', async () => {
  const { image_bytes, video_bytes } = usualLimits
  expect(await look(file(heads.png, 'x', image_bytes))).toMatchObject({ kind: 'image' })
  expect(await look(file(heads.png, 'x', image_bytes + 1))).toEqual({
    refusal: 'file_too_large',
    values: { limit: '20 MB' },
  })
  expect(await look(file(heads.mp4, 'x', video_bytes))).toMatchObject({ kind: 'video' })
  expect(await look(file(heads.mp4, 'x', video_bytes + 1))).toEqual({
    refusal: 'file_too_large',
    values: { limit: '200 MB' },
  })
})

test('a video may be as long as said; one whose length is unknown is for the server to judge', async () => {
  expect(await look(file(heads.mp4), 600.4)).toMatchObject({ kind: 'video', seconds: 600.4 })
  expect(await look(file(heads.mp4), 601)).toEqual({ refusal: 'video_too_long', values: { minutes: 10 } })
  expect(await look(file(heads.mov))).toMatchObject({ kind: 'video', seconds: undefined })
})

test('what would not fit into the member’s share is refused', () => {
  const media: MediaFile = { file: file(heads.png, 'x', 1000), kind: 'image', seconds: undefined }
  const limits = { ...usualLimits, used_bytes: usualLimits.quota_bytes - 1000 }
  expect(whyTooMuch(media, limits)).toBeUndefined()
  expect(whyTooMuch(media, { ...limits, used_bytes: limits.used_bytes + 1 })).toEqual({
    refusal: 'quota_exceeded',
    values: { limit: '5 GB' },
  })
})

test('captions are .vtt or .srt', () => {
  expect(whyNoCaptions(file('WEBVTT', 'a.vtt'), usualLimits)).toBeUndefined()
  expect(whyNoCaptions(file('1', 'a.SRT'), usualLimits)).toBeUndefined()
  expect(whyNoCaptions(file('x', 'a.txt'), usualLimits)).toEqual({ refusal: 'captions_invalid' })
  expect(whyNoCaptions(file('x', 'a.vtt', usualLimits.captions_bytes + 1), usualLimits)).toMatchObject({
    refusal: 'file_too_large',
  })
})

test('sizes are said as the server says them', () => {
  expect([300 * 1024, 20 * 1024 ** 2, 1.5 * 1024 ** 3].map(bytesText)).toEqual(['300 KB', '20 MB', '1.5 GB'])
})

test('of a text copied in an office program the picture of it is left out', () => {
  const picture = file(heads.png)
  const data = (types: Record<string, string>) =>
    ({ types: Object.keys(types), files: [picture], getData: (type: string) => types[type] ?? '' }) as never
  expect(filesIn(data({ Files: '' }))).toEqual([picture])
  // A picture copied from a web page, and a file copied from a folder.
  expect(filesIn(data({ Files: '', 'text/html': '<img>' }))).toEqual([picture])
  expect(filesIn(data({ Files: '', 'text/plain': 'x.png' }))).toEqual([picture])
  expect(filesIn(data({ Files: '', 'text/html': '<b>Hi</b>', 'text/plain': 'Hi' }))).toEqual([])
  expect(filesIn(null)).toEqual([])
})
