import { useRef, useState } from 'react'
import {
  isCaptions,
  lookAt,
  whyNoCaptions,
  type Refused,
  type UploadLimits,
} from '../../../compose/media-file.ts'
import { messageText } from '../../../locales/contract-messages.ts'
import type { ReelDraft } from '../waiting/reel-draft.ts'
import { firstPart } from './trim.ts'

type Change = (parts: Partial<ReelDraft>) => void

/** What belongs to an earlier file. */
const nothing = { trim: undefined, coverAt: undefined, cover: undefined, captions: undefined }

/** Takes the files of a reel, and says why one is refused. */
export function useReelFile(draft: ReelDraft, change: Change, limits: UploadLimits) {
  const [looking, setLooking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const turn = useRef(0)
  const refuse = ({ refusal, values }: Refused) => setProblem(messageText(`refusal.${refusal}`, values))

  async function choose(file: File): Promise<void> {
    const mine = ++turn.current
    setLooking(true)
    setProblem(undefined)
    // Of a longer video, a part becomes the reel.
    const found = await lookAt(file, { ...limits, video_seconds: Number.POSITIVE_INFINITY })
    // Another file was chosen since.
    if (mine !== turn.current) return
    setLooking(false)
    if ('refusal' in found) refuse(found)
    else change({ ...nothing, media: found, trim: firstPart(found.seconds ?? 0, limits.video_seconds) })
  }

  async function chooseCover(file: File): Promise<void> {
    setProblem(undefined)
    const found = await lookAt(file, limits)
    if ('refusal' in found) refuse(found)
    else if (found.kind !== 'image') refuse({ refusal: 'file_kind_unsupported' })
    else change({ cover: file })
  }

  function chooseCaptions(file: File): void {
    const refused = whyNoCaptions(file, limits)
    setProblem(undefined)
    if (refused) refuse(refused)
    else change({ captions: file })
  }

  return {
    looking,
    problem,
    refuse,
    choose: (file: File) => void choose(file),
    chooseCover: (file: File) => void chooseCover(file),
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
      change({ ...nothing, media: undefined, alt: '' })
    },
  }
}

export type ReelFile = ReturnType<typeof useReelFile>
