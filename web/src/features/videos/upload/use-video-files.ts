import { longestVideoTitle } from '@commons/contract/shared/site-video.ts'
import { beginningOf } from '@commons/contract/shared/text/cutting.ts'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import {
  isCaptions,
  lookAt,
  whyNoCaptions,
  type Refused,
  type UploadLimits,
} from '../../../compose/media-file.ts'
import { messageText } from '../../../locales/contract-messages.ts'
import type { VideoDraft } from './video-draft.ts'

/** Takes the files of a video, and says why one is refused. `onGivenUp`: its file is removed, or another one chosen. */
export function useVideoFiles(
  draft: VideoDraft,
  change: (parts: Partial<VideoDraft>) => void,
  { limits, onGivenUp }: { limits: UploadLimits; onGivenUp: () => void },
) {
  const { i18n } = useLingui()
  const [looking, setLooking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const turn = useRef(0)
  const now = useRef(draft)
  now.current = draft
  const refuse = ({ refusal, values }: Refused) => setProblem(messageText(`refusal.${refusal}`, values))

  async function choose(file: File): Promise<void> {
    const mine = ++turn.current
    setLooking(true)
    setProblem(undefined)
    const found = await lookAt(file, limits)
    // Another file was chosen since.
    if (mine !== turn.current) return
    setLooking(false)
    if ('refusal' in found) return refuse(found)
    // A name without its ending is a better title than none.
    const name = beginningOf(file.name.replace(/\.[^.]+$/, ''), longestVideoTitle)
    const title = now.current.title || name
    if (now.current.media) onGivenUp()
    change({ media: found, title, thumbnail: undefined, captions: undefined })
  }

  async function chooseThumbnail(file: File): Promise<void> {
    setProblem(undefined)
    const found = await lookAt(file, limits)
    if ('refusal' in found) refuse(found)
    else if (found.kind !== 'image') refuse({ refusal: 'file_kind_unsupported' })
    else change({ thumbnail: file })
  }

  function chooseCaptions(file: File): void {
    const refused = whyNoCaptions(file, limits)
    setProblem(undefined)
    if (refused) refuse(refused)
    else change({ captions: file, captionsLanguage: now.current.captionsLanguage ?? i18n.locale })
  }

  return {
    looking,
    problem,
    refuse,
    /** Says in words why it cannot be sent. */
    refuseWords: setProblem,
    choose: (file: File) => void choose(file),
    chooseThumbnail: (file: File) => void chooseThumbnail(file),
    chooseCaptions,
    /** Takes a dropped file. */
    take: ([first]: readonly File[]) => {
      if (!first) return
      if (isCaptions(first) && draft.media?.kind === 'video') chooseCaptions(first)
      else void choose(first)
    },
    remove() {
      turn.current++
      setProblem(undefined)
      setLooking(false)
      onGivenUp()
      change({ media: undefined, thumbnail: undefined, captions: undefined })
    },
  }
}

export type VideoFiles = ReturnType<typeof useVideoFiles>
