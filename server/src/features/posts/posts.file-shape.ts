/** The file of a post or comment as the wire shows it. */
import type { Language } from '../../platform/language.ts'
import type { MediaAddresses } from '../../platform/media/address.ts'
import type { MediaRow } from '../../platform/media/media.queries.ts'
import type { Member } from '../../platform/session/sessions.ts'

/** A row of what may have a file, whose columns are null where it has none. */
export interface RowWithFile extends Omit<MediaRow, 'key'> {
  key: string | null
  author_id: number
}

export interface FileViewer {
  member: Member
  language: Language
  media: MediaAddresses
  /** It belongs to something that not every member sees. */
  isPrivate: boolean
  /** The viewer is not shown it. */
  hides?: boolean
}

const none = {
  file: null,
  file_type: null,
  file_state: null,
  file_progress: null,
  file_failure: null,
  picture: null,
  video: null,
}

/** What is not ready is its author's alone: of a post that was edited the others see the words until then. */
export function fileShape(row: RowWithFile, { member, language, media, isPrivate, hides }: FileViewer) {
  if (row.key === null || hides || (row.state !== 'ready' && row.author_id !== member.id)) return none
  const stored = { ...row, key: row.key }
  // A client without a browser's cookie shows a private picture by a signed address.
  const signedFor = isPrivate && !member.browser ? member.id : undefined
  const ready = stored.state === 'ready' ? stored : null
  const picture = ready?.kind === 'image' ? media.picture(ready, signedFor) : null
  const video = ready?.kind === 'video' ? media.video(ready, signedFor) : null
  return {
    file: (picture ?? video)?.sources.at(-1)?.url ?? null,
    file_type: stored.kind,
    file_state: stored.state,
    file_progress: stored.progress,
    // Beside a file that is ready: what an edit would have put in its place has failed.
    file_failure:
      stored.failure && row.author_id === member.id ? media.failure(language, stored.failure) : null,
    picture,
    video,
  }
}
