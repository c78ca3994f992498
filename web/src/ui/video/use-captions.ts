import { useEffect, useState, type RefObject } from 'react'

function textOf(cue: TextTrackCue): string {
  // Without the cue's markup: text is enough, and nothing is rendered as HTML.
  return cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : ''
}

/**
 * Returns the current lines of the captions; the file is loaded only when captions are on. `src` tells one
 * file from another, where there are several.
 */
export function useCaptions(
  ref: RefObject<HTMLTrackElement | null>,
  on: boolean,
  src?: string,
): readonly string[] {
  const [lines, setLines] = useState<readonly string[]>([])
  useEffect(() => {
    const track = ref.current?.track
    if (!track) return
    // We draw them above the controls; the browser would draw them below.
    track.mode = on ? 'hidden' : 'disabled'
    if (!on) {
      setLines([])
      return
    }
    const update = () => setLines([...(track.activeCues ?? [])].map(textOf).filter((text) => text !== ''))
    update()
    track.addEventListener('cuechange', update)
    return () => track.removeEventListener('cuechange', update)
  }, [ref, on, src])
  return lines
}
