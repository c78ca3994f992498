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

type Change = (parts: Partial<ReelDraft>) => void

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
    const found = await lookAt(file, limits)
    // Another file was chosen since.
    if (mine !== turn.current) return
    setLooking(false)
    if ('refusal' in found) refuse(found)
    else change({ media: found, coverAt: undefined, cover: undefined, captions: undefined })
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
      change({ media: undefined, coverAt: undefined, cover: undefined, captions: undefined, alt: '' })
    },
  }
}

export type ReelFile = ReturnType<typeof useReelFile>
