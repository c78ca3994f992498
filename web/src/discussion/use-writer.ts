import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useSession } from '../api/session.ts'
import { charactersLeft } from '../ui/fields/characters.ts'
import { longestAlt } from '../compose/media-file.ts'
import { useUploadLimits } from '../compose/upload-limits.ts'
import type { SaidTo } from './discussed.ts'
import { longestComment, writerAt } from './writing.ts'

/** A comment being written, and those being sent. */
export function useWriter(to: SaidTo) {
  const client = useQueryClient()
  const limits = useUploadLimits()
  const writer = writerAt(useSession()?.id ?? 0, to)
  const state = useSyncExternalStore(writer.subscribe, writer.current)
  const { draft } = state
  const { longest } = to.about
  return {
    ...state,
    takesAttachments: to.about.takesAttachments ?? false,
    charactersLeft:
      longest === undefined
        ? charactersLeft(draft.text, longestComment)
        : charactersLeft(draft.text, longest, longest / 8),
    altLeft: charactersLeft(draft.alt, longestAlt),
    setText: (text: string) => writer.edit({ text }),
    setAlt: (alt: string) => writer.edit({ alt }),
    setWithoutCard: (withoutCard: string | undefined) => writer.edit({ withoutCard }),
    quote: writer.quote,
    addFiles: (files: readonly File[]) => {
      const [first] = files
      if (first) void writer.addFile(first, limits)
    },
    begin: writer.begin,
    removeMedia: writer.removeMedia,
    removeFile: writer.removeFile,
    discard: writer.discard,
    send: () => writer.send(client, limits),
    /** Sends a recording at once, besides what is being written; false if there is no room for it. */
    sendVoice: (file: File, seconds: number, waveform: string) =>
      writer.sendVoice(client, limits, { file, kind: 'audio', seconds, waveform }),
    tell: writer.tell,
    retry: (key: string) => writer.retry(client, key),
    takeBack: writer.takeBack,
    giveBack: writer.giveBack,
  }
}

export type WriterState = ReturnType<typeof useWriter>
