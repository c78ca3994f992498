import { useEffect, useRef, useState } from 'react'
import { lookAt } from '../compose/media-file.ts'
import { useUploadLimits } from '../compose/upload-limits.ts'
import { useFileUrl } from '../compose/use-file-url.ts'
import { messageText } from '../locales/contract-messages.ts'

const notPicture = { refusal: 'file_kind_unsupported', values: {} } as const

/** The picture that was chosen, beginning with `first`, and why another cannot be taken. */
export function useChosenPicture(first?: File) {
  const limits = useUploadLimits()
  const [file, setFile] = useState<File>()
  const [failure, setFailure] = useState<string>()
  const lastChosen = useRef<File>(undefined)

  async function choose(chosen: File) {
    lastChosen.current = chosen
    const found = await lookAt(chosen, limits)
    // Another one was chosen meanwhile.
    if (lastChosen.current !== chosen) return
    const refused = 'refusal' in found ? found : found.kind === 'image' ? undefined : notPicture
    setFailure(refused && messageText(`refusal.${refused.refusal}`, refused.values))
    // What was chosen before, and can be used, stays.
    if (!refused) setFile(chosen)
  }
  // oxlint-disable-next-line react/exhaustive-deps -- what was chosen before this opened
  useEffect(() => void (first && choose(first)), [])

  return {
    file,
    url: useFileUrl(file),
    limits,
    failure,
    /** Why it could not be sent; it stays. */
    setFailure,
    choose: (chosen: File) => void choose(chosen),
    /** The browser cannot show what was chosen. */
    refuse() {
      setFile(undefined)
      setFailure(messageText('refusal.file_broken'))
    },
  }
}
