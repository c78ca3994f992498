/** The file that an object shows, as sent on the wire. */
import type { Viewer } from '../platform/viewer.ts'
import type { FileRow } from './shown-file.queries.ts'

export const noFile = {
  file: null,
  file_type: null,
  file_state: null,
  file_progress: null,
  file_failure: null,
  picture: null,
  video: null,
}

/** Whom a private file's address is signed for: a client without a browser's cookie. */
export const signedFor = ({ member }: Pick<Viewer, 'member'>) => (member.browser ? undefined : member.id)

export interface FileSeen {
  /** Not every member sees the object. */
  readonly isPrivate: boolean
  /** The viewer must not see the file. */
  readonly hides: boolean
}

/**
 * Returns the file of an object that `author_id` wrote. Until it is ready only its author sees it; after an
 * edit, others see the text until then.
 */
export function fileShape(...of: Parameters<typeof messageFileShape>) {
  const { voice: _, file_type, ...shown } = messageFileShape(...of)
  return file_type === 'audio' ? noFile : { ...shown, file_type }
}

/** Returns the file of a message, which may be a voice note. */
export function messageFileShape(
  row: FileRow & { author_id: number },
  { member, language, media }: Viewer,
  { isPrivate, hides }: FileSeen,
) {
  if (row.key === null || hides || (row.state !== 'ready' && row.author_id !== member.id))
    return { ...noFile, voice: null }
  const stored = { ...row, key: row.key }
  const by = isPrivate ? signedFor({ member }) : undefined
  const ready = stored.state === 'ready' ? stored : null
  const picture = ready?.kind === 'image' ? media.picture(ready, by) : null
  const video = ready?.kind === 'video' ? media.video(ready, by) : null
  const voice = ready?.kind === 'audio' ? media.voice(ready, by) : null
  return {
    file: voice?.url ?? (picture ?? video)?.sources.at(-1)?.url ?? video?.hls ?? null,
    file_type: stored.kind,
    file_state: stored.state,
    file_progress: stored.progress,
    // Can come with a ready file: then the file that an edit would have replaced it with has failed.
    file_failure:
      stored.failure && row.author_id === member.id
        ? media.failure(language, stored.failure, stored.stream !== null)
        : null,
    picture,
    video,
    voice,
  }
}
