import { useLingui } from '@lingui/react/macro'
import { remember, usePlayerMemory } from '../ui/video/player-memory.ts'
import { choose, useChoices } from './choices.ts'
import type { CaptionTrack } from './player-source.ts'

const none: readonly CaptionTrack[] = []

const baseOf = (language: string) => language.split('-')[0]

/** Returns the captions in this language, or else in a variety of it: those in pt-BR for pt. */
function trackIn(tracks: readonly CaptionTrack[], wanted: string | undefined): CaptionTrack | undefined {
  if (wanted === undefined) return undefined
  return (
    tracks.find(({ language }) => language === wanted) ??
    tracks.find(({ language }) => baseOf(language) === baseOf(wanted))
  )
}

/** The captions to choose from and those that are shown, in the language chosen before, or the reader's. */
export function useCaptionChoice(tracks: readonly CaptionTrack[] = none, byItself = false) {
  const { i18n } = useLingui()
  const { captions } = usePlayerMemory()
  const { captionLanguage } = useChoices()
  const wanted = [captionLanguage, i18n.locale]
  const likely = wanted.map((language) => trackIn(tracks, language)).find(Boolean) ?? tracks[0]
  // Without sound, captions are on until the member chooses otherwise.
  const isOn = captions ?? byItself
  return {
    tracks,
    /** The one to read, whether captions are on or not. */
    likely,
    /** What is shown now; undefined if they are off. */
    track: isOn ? likely : undefined,
    chooseLanguage: (language: string) => choose({ captionLanguage: language }),
    toggle: () => remember({ captions: !isOn }),
    choose: (track: CaptionTrack | undefined) => {
      remember({ captions: track !== undefined })
      if (track) choose({ captionLanguage: track.language })
    },
  }
}
