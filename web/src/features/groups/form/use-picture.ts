import { useRef, useState } from 'react'
import { lookAt } from '../../../compose/media-file.ts'
import { useUploadLimits } from '../../../compose/upload-limits.ts'
import { messageText } from '../../../locales/contract-messages.ts'

/** As documented. By type, for phones to offer their photos, and by ending, for systems that know no types. */
export const acceptedPictures = 'image/jpeg,image/png,.jpg,.jpeg,.png'

/** Looks at a picture before it is taken; why it cannot be is said beside it. */
export function usePicture(onTake: (file: File) => void) {
  const limits = useUploadLimits()
  const [failure, setFailure] = useState<string>()
  const last = useRef<File>(undefined)

  async function choose(file: File) {
    last.current = file
    const found = await lookAt(file, limits)
    // Another one was chosen meanwhile.
    if (last.current !== file) return
    if ('refusal' in found) return setFailure(messageText(`refusal.${found.refusal}`, found.values))
    if (found.kind !== 'image') return setFailure(messageText('refusal.file_kind_unsupported'))
    setFailure(undefined)
    onTake(file)
  }
  return { failure, choose: (file: File) => void choose(file) }
}
