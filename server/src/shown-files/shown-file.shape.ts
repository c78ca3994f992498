/** The file that an object shows, as the wire shows it. */
import type { Viewer } from '../platform/viewer.ts'
import type { FileRow } from './shown-file.queries.ts'

const none = {
  file: null,
  file_type: null,
  file_state: null,
  file_progress: null,
  file_failure: null,
  picture: null,
  video: null,
}

/**
 * The file of an object that `author_id` wrote. Only its author sees one that is not ready: of an edited object
 * the others see the words until then.
 */
export function fileShape(...of: Parameters<typeof messageFileShape>) {
  const { voice: _, file_type, ...shown } = messageFileShape(...of)
  return file_type === 'audio' ? none : { ...shown, file_type }
}

/** The same of a message, whose file may be a voice note. */
export function messageFileShape(
  row: FileRow & { author_id: number },
  { member, language, media }: Viewer,
  /** `isPrivate`: not every member sees the object. `hides`: its file is not for this viewer. */
  { isPrivate, hides }: { isPrivate: boolean; hides: boolean },
) {
  if (row.key === null || hides || (row.state !== 'ready' && row.author_id !== member.id))
    return { ...none, voice: null }
  const stored = { ...row, key: row.key }
  // A client without a browser's cookie shows a private picture by a signed address.
  const signedFor = isPrivate && !member.browser ? member.id : undefined
  const ready = stored.state === 'ready' ? stored : null
  const picture = ready?.kind === 'image' ? media.picture(ready, signedFor) : null
  const video = ready?.kind === 'video' ? media.video(ready, signedFor) : null
  const voice = ready?.kind === 'audio' ? media.voice(ready, signedFor) : null
  return {
    file: voice?.url ?? (picture ?? video)?.sources.at(-1)?.url ?? null,
    file_type: stored.kind,
    file_state: stored.state,
    file_progress: stored.progress,
    // Beside a file that is ready: what an edit would have put in its place has failed.
    file_failure:
      stored.failure && row.author_id === member.id ? media.failure(language, stored.failure) : null,
    picture,
    video,
    voice,
  }
}
