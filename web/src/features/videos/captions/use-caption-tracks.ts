import type { CaptionFile } from '@commons/contract/shared/captions.ts'
import { useMemo } from 'react'
import type { CaptionTrack } from '../../../player/player-source.ts'
import { useLanguageNames } from './languages.ts'

/** Returns a video's captions as the player has them, in the order of their languages' names. */
export function useCaptionTracks(captions: readonly CaptionFile[]): CaptionTrack[] {
  const nameOf = useLanguageNames()
  return useMemo(
    () =>
      captions
        .map(({ language, url }) => ({ language, url, label: nameOf(language) }))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
    [captions, nameOf],
  )
}
