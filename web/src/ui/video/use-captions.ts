import { useEffect, useState, type RefObject } from 'react'

function textOf(cue: TextTrackCue): string {
  // Its markup is left out: what is said is enough, and nothing of it is drawn as HTML.
  return cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : ''
}

/** What is said at the moment, line by line; the file is not asked for before captions are on. */
export function useCaptions(ref: RefObject<HTMLTrackElement | null>, on: boolean): readonly string[] {
  const [lines, setLines] = useState<readonly string[]>([])
  useEffect(() => {
    const track = ref.current?.track
    if (!track) return
    // Drawn by us, above the controls, and not by the browser, below them.
    track.mode = on ? 'hidden' : 'disabled'
    if (!on) {
      setLines([])
      return
    }
    const update = () => setLines([...(track.activeCues ?? [])].map(textOf).filter((text) => text !== ''))
    update()
    track.addEventListener('cuechange', update)
    return () => track.removeEventListener('cuechange', update)
  }, [ref, on])
  return lines
}
