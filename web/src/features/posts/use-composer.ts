import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../api/session.ts'
import { composerAt, hasNothing } from './composing.ts'
import type { Draft, DraftPlace } from './draft.ts'
import { charactersLeft, longestAlt } from './post-text.ts'
import { onRestoreDraft } from './restore-draft.ts'
import { useUploadLimits } from './upload-limits.ts'

/** An address at which the page itself can show a file. */
function useFileUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}

/** A post while it is written and sent. `onDone` is called when it has gone out. */
export function useComposer(place: DraftPlace, onDone: () => void) {
  const client = useQueryClient()
  const limits = useUploadLimits()
  const member = useSession()?.id ?? 0
  const composer = composerAt(member, place)
  const state = useSyncExternalStore(composer.subscribe, composer.current)
  const { draft } = state

  const done = useRef(onDone)
  done.current = onDone
  useEffect(() => composer.onEnd(() => done.current()), [composer])
  useEffect(
    () => onRestoreDraft((where, words) => where === place && composer.takeWords(words)),
    [composer, place],
  )

  return {
    ...state,
    place,
    limits,
    mediaUrl: useFileUrl(draft.media?.file),
    charactersLeft: charactersLeft(draft.text),
    altLeft: charactersLeft(draft.alt, longestAlt),
    isEmpty: hasNothing(draft),
    setText: (text: string) => composer.edit({ text }),
    setAlt: (alt: string) => composer.edit({ alt }),
    setAudience: (audience: Draft['audience']) => composer.edit({ audience }),
    addFiles: (files: readonly File[]) => void composer.addFiles(files, limits),
    addCaptions: (file: File) => composer.addCaptions(file, limits),
    removeMedia: composer.removeMedia,
    removeCaptions: () => composer.edit({ captions: undefined }),
    discard: composer.clear,
    post: () => void composer.post(client, limits),
    cancel: composer.cancel,
  }
}

export type ComposerState = ReturnType<typeof useComposer>
