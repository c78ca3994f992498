import type { Video } from '@commons/contract/shared/video.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { renderInApp } from '../../test-render.tsx'
import { remember } from './player-memory.ts'
import { fakeVideos } from './test-media.ts'
import VideoPlayer from './VideoPlayer.tsx'

/** Begins each test of the file with fake videos and a player that remembers nothing. */
export function testWithVideos(): ReturnType<typeof fakeVideos> {
  let videos: ReturnType<typeof fakeVideos>
  beforeEach(() => {
    videos = fakeVideos()
    remember({ volume: 1, muted: false, captions: undefined })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  return { see: (video, share) => videos.see(video, share) }
}

let count = 0

export function aVideo(change: Partial<Video> = {}): Video {
  const poster = { width: 640, height: 360, preview: 'data:,', sources: [], animated: false, alt: '' }
  // A unique URL, because position and stops are remembered by it.
  const sources = [{ height: 360, url: `/media/${++count}/360p.mp4` }]
  const streams = { hls: null, heights: [360], storyboard: null }
  return { width: 640, height: 360, seconds: 60, poster, sources, ...streams, captions: null, ...change }
}

/** Renders a player; returns its video element as well. */
export function shown(video = aVideo(), autoplay = false, viewer = 7) {
  const box = createRef<HTMLDivElement>()
  const onBegin = vi.fn()
  const { container, unmount } = renderInApp(
    <div ref={box}>
      <VideoPlayer
        video={video}
        label="Video by Ada"
        autoplay={autoplay}
        viewer={viewer}
        box={box}
        onBegin={onBegin}
      />
    </div>,
  )
  const element = container.querySelector('video')
  if (!element) throw new Error('There is no video')
  return { element, onBegin, unmount, player: screen.getAllByRole('group').at(-1) as HTMLElement }
}

/** Presses the button of a video that has not started; among several, pass the player. */
export function start(player: HTMLElement = document.body) {
  fireEvent.click(within(player).getByRole('button', { name: /^Play: / }))
}

export function key(element: Element, name: string) {
  fireEvent.keyDown(element, { key: name })
}
