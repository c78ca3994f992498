import { act, fireEvent } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderInApp } from '../test-render.tsx'
import { store, useStore } from '../ui/store.ts'
import { Player } from './Player.tsx'
import type { PlayerProps } from './player-props.ts'
import { PlayerHost } from './PlayerHost.tsx'
import { playing } from './playing.ts'

let count = 0

/** A video of a minute; each has a name of its own, because its place is remembered by it. */
export function aVideo(change: Partial<PlayerProps> = {}): PlayerProps {
  const name = `video ${++count}`
  return {
    name,
    title: 'Baking bread',
    address: '/vtube/1',
    viewer: 7,
    source: { mp4: `/media/${count}.mp4`, duration: 60 },
    ...change,
  }
}

/** Renders the page of a video, and lets the member go to another one, or to a page without a video. */
export function openPage(first: PlayerProps | undefined) {
  const page = store(first)
  function Pages() {
    const player = useStore(page)
    const isPlaying = useStore(playing, (now) => now !== null)
    return (
      <StrictMode>
        <main>
          {player && <Player {...player} />}
          <label>
            Comment <input />
          </label>
        </main>
        {isPlaying && <PlayerHost />}
      </StrictMode>
    )
  }
  renderInApp(<Pages />)
  return {
    goTo: (next: PlayerProps | undefined) => act(() => page.set(next)),
    get video() {
      const video = document.querySelector('video')
      if (!video) throw new Error('There is no video')
      return video
    },
  }
}

export function key(
  name: string,
  { target = document.body, ...init }: { target?: Element; shiftKey?: boolean } = {},
) {
  fireEvent.keyDown(target, { key: name, ...init })
}
