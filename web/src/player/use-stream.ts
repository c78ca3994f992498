import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Quality } from './choices.ts'
import type { PlayerSource } from './player-source.ts'
import { loadHls, needsHls, openStream, type Stream } from './stream.ts'

interface StreamState {
  /** The heights to choose from, lowest first; none where the browser chooses. */
  readonly heights: readonly number[]
  /** The height that plays. */
  readonly height: number | undefined
  /** The address of its sound alone, if it has a track of it. */
  readonly sound: string | undefined
}

const unknown: StreamState = { heights: [], height: undefined, sound: undefined }

/** Brings a source to its element once asked to, and tells what there is to choose. */
export function useStream(
  element: RefObject<HTMLVideoElement | null>,
  source: Pick<PlayerSource, 'hls' | 'mp4'>,
  quality: Quality,
  onError: () => void,
) {
  const [state, setState] = useState(unknown)
  const [isSoundOnly, setSoundOnly] = useState(false)
  const stream = useRef<Stream>(undefined)
  const latest = useRef({ source, quality, onError, sound: state.sound, isSoundOnly })
  Object.assign(latest.current, { source, quality, onError, sound: state.sound })

  useEffect(() => stream.current?.setQuality(quality), [quality])
  useEffect(
    () => () => {
      stream.current?.end()
      stream.current = undefined
    },
    [],
  )

  return {
    ...state,
    isSoundOnly,
    address: source.hls ?? source.mp4 ?? '',
    isOpen: () => stream.current !== undefined,
    /** Loads what the stream needs; undefined if it is here already, so that a press can start it at once. */
    prepare: (): Promise<unknown> | undefined =>
      source.hls && element.current && needsHls(element.current) ? loadHls() : undefined,
    /** Opens the source as it is known by now; what is open goes on with an older address. */
    open(from: number) {
      const video = element.current
      if (!video) return
      const { source, sound, isSoundOnly, quality } = latest.current
      stream.current?.end()
      stream.current = openStream(video, {
        address: (isSoundOnly ? sound : undefined) ?? source.hls ?? source.mp4 ?? '',
        isStream: Boolean(source.hls),
        isSoundOnly,
        from,
        quality,
        listener: {
          onKnown: (heights, sound) => setState((now) => ({ ...now, heights, sound })),
          onHeight: (height) => setState((now) => ({ ...now, height })),
          onError: () => latest.current.onError(),
        },
      })
    },
    /** Call when the element tells of an error. */
    onMediaError: () => {
      if (!stream.current?.takesErrors) onError()
    },
    /** Chooses sound alone for what is opened next. */
    chooseSound(only: boolean) {
      latest.current.isSoundOnly = only
      setSoundOnly(only)
    },
  }
}
