import { useEffect, useRef, useState } from 'react'
import { isHeic, lookAt } from '../compose/media-file.ts'
import { useUploadLimits } from '../compose/upload-limits.ts'
import { useFileUrl } from '../compose/use-file-url.ts'
import { messageText } from '../locales/contract-messages.ts'

const notPicture = { refusal: 'file_kind_unsupported', values: {} } as const

/** The chosen picture, beginning with `first`, and why another was refused. */
export function useChosenPicture(first?: File) {
  const limits = useUploadLimits()
  const [file, setFile] = useState<File>()
  const [failure, setFailure] = useState<string>()
  const lastChosen = useRef<File>(undefined)

  async function choose(chosen: File) {
    lastChosen.current = chosen
    const found = await lookAt(chosen, limits)
    // Another one has been chosen since.
    if (lastChosen.current !== chosen) return
    const refused = 'refusal' in found ? found : found.kind === 'image' ? undefined : notPicture
    setFailure(refused && messageText(`refusal.${refused.refusal}`, refused.values))
    // A refused picture leaves the previous one in place.
    if (!refused) setFile(chosen)
  }
  // oxlint-disable-next-line react/exhaustive-deps -- only what was chosen before this opened
  useEffect(() => void (first && choose(first)), [])

  return {
    file,
    url: useFileUrl(file, null),
    limits,
    failure,
    /** Sets why it could not be sent; the picture stays. */
    setFailure,
    choose: (chosen: File) => void choose(chosen),
    /** Call when the browser cannot show the picture, which then can't be cropped. */
    refuse() {
      setFile(undefined)
      setFailure(messageText(file && isHeic(file) ? 'refusal.heic_unsupported' : 'refusal.file_broken'))
    },
  }
}
