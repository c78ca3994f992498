import type { EmbeddedVideo } from '@commons/contract/shared/embedded-video.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test-render.tsx'
import { fakeVideos } from '../../../ui/video/test-media.ts'
import { aSiteVideo } from '../test-videos.ts'
import { embeddedVideo } from './embedded-video.ts'
import { EmbedPage } from './EmbedPage.tsx'

beforeEach(() => {
  fakeVideos()
})
afterEach(() => {
  document.getElementById('video')?.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const { video_id, title, description, channel_name, captions, thumbnail, video } = aSiteVideo(7)
if (!video) throw new Error('It has a video')
const shown: EmbeddedVideo = { video_id, title, description, channel_name, captions, thumbnail, video }

test('it plays, leads to the page of the video, and tells the view without a cookie', async () => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', fetched)
  renderInApp(<EmbedPage video={shown} />)
  const link = screen.getByRole('link', { name: /Video 7.*Kitchen on Commons/ })
  expect(link.getAttribute('href')).toBe('/vtube/7')
  expect(link.getAttribute('rel')).toBe('noopener')
  expect(document.title).toBe('Video 7')
  expect(fetched).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: /^Play/ }))
  const element = document.querySelector('video')
  if (!element) throw new Error('There is no video')
  fireEvent.playing(element)
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  expect(fetched.mock.calls[0]).toEqual([
    '/embed/7/views',
    { method: 'POST', credentials: 'omit', keepalive: true },
  ])
  expect(screen.queryByRole('button', { name: 'Mini player' })).toBeNull()
})

test('it says that a video is not available', () => {
  renderInApp(<EmbedPage video={null} />)
  expect(screen.getByRole('heading', { name: "This video isn't available here" })).toBeTruthy()
})

test('it takes the video that the server has put into its page', () => {
  expect(embeddedVideo()).toBeNull()
  const data = document.createElement('script')
  data.type = 'application/json'
  data.id = 'video'
  data.textContent = JSON.stringify(shown)
  document.head.append(data)
  expect(embeddedVideo()).toEqual(shown)
  data.textContent = 'null'
  expect(embeddedVideo()).toBeNull()
})
