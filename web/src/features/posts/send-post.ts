import { call, type Answer } from '../../api/call.ts'
import { currentSession } from '../../api/session.ts'
import { upload, type UploadState } from '../../api/upload.ts'
import type { Draft, DraftPlace } from './draft.ts'
import { makePace, type Pace } from './upload-pace.ts'

/** How far a post is on its way; text alone is `answering` from the start. */
export interface Sending extends UploadState {
  readonly pace: Pace | undefined
}

export const justText: Sending = { phase: 'answering', sentBytes: 0, totalBytes: 0, pace: undefined }

export interface PostOnItsWay {
  /** The answer, or an AbortError as soon as it was cancelled. */
  readonly answer: Promise<Answer<'add_post'>>
  cancel(): void
}

// Smaller ones have left before a figure was read.
const largeBytes = 5 * 1024 * 1024

/** What the call takes of a draft. */
export function fieldsOf(place: DraftPlace, draft: Draft, key: string) {
  return {
    message: draft.text.trim(),
    idempotency_key: key,
    // On one's profile the audience is not asked, as documented.
    ...(place === 'home' ? { post_type: draft.audience } : {}),
    ...(draft.media && draft.alt.trim() !== '' ? { alt: draft.alt.trim() } : {}),
    ...(draft.media ? { file_type: draft.media.file.type } : {}),
  }
}

function request(
  place: DraftPlace,
  draft: Draft,
  key: string,
  { signal, onChange }: { signal: AbortSignal; onChange: (state: UploadState) => void },
): Promise<Answer<'add_post'>> {
  const fields = fieldsOf(place, draft, key)
  const { media, captions } = draft
  if (!media) return call('add_post', fields, { signal })
  const files = { file: media.file, ...(media.kind === 'video' && captions ? { captions } : {}) }
  return upload('add_post', fields, files, { signal, onChange })
}

/** Somebody cancelled after all had left: what the server made of it goes away again. */
function takeBack(member: number, post_id: number): void {
  if (currentSession()?.id !== member) return
  call('post_delete', { post_id, idempotency_key: crypto.randomUUID() }).catch(() => {})
}

/** Sends a post. Cancelled at any moment, it is not there afterwards. */
export function sendPost(
  place: DraftPlace,
  draft: Draft,
  key: string,
  onChange: (sending: Sending) => void,
): PostOnItsWay {
  const member = currentSession()?.id ?? 0
  const stop = new AbortController()
  const { promise: cancelled, reject: giveUp } = Promise.withResolvers<never>()
  const paceOf = makePace()
  let phase: UploadState['phase'] = draft.media ? 'sending' : 'answering'
  let isCancelled = false

  const answer = request(place, draft, key, {
    signal: stop.signal,
    onChange(state) {
      phase = state.phase
      const counts = phase === 'sending' && state.totalBytes >= largeBytes
      const pace = counts ? paceOf(performance.now(), state.sentBytes, state.totalBytes) : undefined
      if (!isCancelled) onChange({ ...state, pace })
    },
  })
  answer.then(
    ({ recdata }) => isCancelled && takeBack(member, recdata.post_id),
    () => {},
  )
  return {
    answer: Promise.race([answer, cancelled]),
    cancel() {
      isCancelled = true
      // Stopping an answer on its way would leave it open whether the post is there.
      if (phase !== 'answering') stop.abort()
      giveUp(new DOMException('Cancelled', 'AbortError'))
    },
  }
}
