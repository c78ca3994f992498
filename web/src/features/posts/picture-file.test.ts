import { expect, test } from 'vitest'
import { largestPicture, whyNot } from './picture-file.ts'

const file = (name: string, type: string, bytes = 10) => {
  const made = new File(['x'], name, { type })
  Object.defineProperty(made, 'size', { value: bytes })
  return made
}

test.each([
  ['a.jpg', 'image/jpeg'],
  ['a.JPEG', ''],
  ['a.png', 'image/png'],
  ['a.webp', 'image/webp'],
  ['a.gif', 'image/gif'],
])('takes %s', (name, type) => expect(whyNot(file(name, type))).toBeUndefined())

test.each([
  ['a.pdf', 'application/pdf'],
  ['a.mp4', 'video/mp4'],
  ['a.svg', 'image/svg+xml'],
  ['a.jpg.exe', ''],
])('takes no %s', (name, type) => expect(whyNot(file(name, type))).toBe('file_kind_unsupported'))

test('takes 20 MB and not a byte more', () => {
  expect(whyNot(file('a.png', 'image/png', largestPicture))).toBeUndefined()
  expect(whyNot(file('a.png', 'image/png', largestPicture + 1))).toBe('file_too_large')
})
