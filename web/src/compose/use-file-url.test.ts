import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubFileUrls } from './test-compose.ts'
import { useFileUrl } from './use-file-url.ts'

beforeEach(stubFileUrls)
afterEach(() => {
  vi.unstubAllGlobals()
})

const heic = new File(['x'], 'IMG_1.HEIC', { type: '' })
const png = new File(['x'], 'a.png', { type: 'image/png' })

/** A browser that shows HEIC, or not. */
function inBrowser(decode: () => Promise<void>) {
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      decode = decode
    },
  )
}
const shows = () => Promise.resolve()
const showsNot = () => Promise.reject(new Error('The source image cannot be decoded'))

test('a picture that the browser cannot show is shown as that of a photo', async () => {
  inBrowser(showsNot)
  const { result } = renderHook(() => useFileUrl(heic))
  await waitFor(() => expect(result.current).toMatch(/^data:image\/svg/))
  expect(renderHook(() => useFileUrl(png)).result.current).toMatch(/^blob:/)
  // Whoever says something of their own gets the file.
  expect(renderHook(() => useFileUrl(heic, null)).result.current).toMatch(/^blob:/)
})

test('a browser that shows it gets the file', async () => {
  inBrowser(shows)
  const { result } = renderHook(() => useFileUrl(heic))
  await waitFor(() => expect(result.current).toMatch(/^blob:/))
})
