import { useEffect } from 'react'
import { currentSession } from '../../../api/session.ts'
import { hasRows } from '../../../compose/draft-rows.ts'
import { useFileDrop } from '../../../compose/use-file-drop.ts'
import { callComposer } from './composer-called.ts'

/** Calls the composer where there is something for it: a draft that is kept here, or files. Renders nothing. */
export default function ComposerCall({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const isDragging = useFileDrop(onFiles)
  useEffect(() => {
    if (isDragging) callComposer()
  }, [isDragging])
  useEffect(() => {
    // A browser may forbid storage: then there are no drafts either.
    const hasDraft = hasRows({ member: currentSession()?.id ?? 0, kind: 'post', place: 'home' })
    hasDraft.then((isThere) => isThere && callComposer()).catch(() => {})
  }, [])
  return null
}
