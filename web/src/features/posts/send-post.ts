import { t } from '@lingui/core/macro'
import { call, CallError, type Answer } from '../../api/call.ts'
import { currentSession, watchSession } from '../../api/session.ts'
import { upload, type UploadState } from '../../api/upload.ts'
import { toast } from '../../ui/toast.ts'
import type { Draft, DraftPlace } from './draft.ts'
import { makePace, type Pace } from './upload-pace.ts'
import { whileSending } from './while-sending.ts'

/** How far a post is on its way; text alone is `answering` from the start. */
export interface Sending extends UploadState {
  readonly pace: Pace | undefined
}

const startOf = ({ media }: Draft): Sending => ({
  phase: media ? 'sending' : 'answering',
  sentBytes: 0,
  totalBytes: media?.file.size ?? 0,
  pace: undefined,
})

export interface PostOnItsWay {
  /** How far it is now. */
  readonly sending: Sending
  /** The answer, or an AbortError as soon as it was cancelled. */
  readonly answer: Promise<Answer<'add_post'>>
  cancel(): void
}

interface Told {
  readonly onChange: (sending: Sending) => void
  /** It was cancelled, had arrived all the same, and goes away again. */
  readonly onTakenBack: () => void
}

// Smaller ones have left before a figure was read.
const largeBytes = 5 * 1024 * 1024

/** What the call takes of a draft. */
export function fieldsOf(place: DraftPlace, draft: Draft, key: string) {
  return {
    message: draft.text.trim(),
    idempotency_key: key,
    // On one's profile the audience is not asked, as documented; a private draft that came back there stays so.
    ...(place === 'home' || draft.audience === 'private' ? { post_type: draft.audience } : {}),
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
  call('post_delete', { post_id, idempotency_key: crypto.randomUUID() }).catch((error: unknown) => {
    if (error instanceof CallError && error.status !== 401) toast.error(error.message)
  })
}

function sayUnknown(error: unknown): void {
  const isUnknown = error instanceof CallError && (error.status === 0 || error.status >= 500)
  if (isUnknown)
    toast.error(t`The connection was lost. Your cancelled post may have been posted all the same.`)
}

/** Posts whose outcome is not known yet, also those that were cancelled, by their keys. */
const underWay = new Map<string, () => PostOnItsWay>()

/**
 * Sends a post. Cancelled at any moment, it is not there afterwards: once all of it has left, it is sent
 * to the end under its key, and what came of that is taken back. Sent anew before, it just goes on.
 */
export function sendPost(
  place: DraftPlace,
  draft: Draft,
  key: string,
  { onChange, onTakenBack }: Told,
): PostOnItsWay {
  const found = underWay.get(key)
  if (found) return found()
  const member = currentSession()?.id ?? 0
  const stop = new AbortController()
  let sending = startOf(draft)
  let hasLeft = sending.phase === 'answering'
  let isCancelled = false
  let paceOf = makePace()

  const answer = request(place, draft, key, {
    signal: stop.signal,
    onChange(state) {
      const { phase, sentBytes, totalBytes } = state
      hasLeft ||= phase === 'answering' || (totalBytes > 0 && sentBytes >= totalBytes)
      // How fast it was before it stood still says nothing of what comes.
      if (phase !== 'sending') paceOf = makePace()
      const counts = phase === 'sending' && totalBytes >= largeBytes
      sending = { ...state, pace: counts ? paceOf(performance.now(), sentBytes, totalBytes) : undefined }
      if (!isCancelled) onChange(sending)
    },
  })

  function goOn(): PostOnItsWay {
    isCancelled = false
    const { promise: cancelled, reject: giveUp } = Promise.withResolvers<never>()
    return {
      sending,
      answer: Promise.race([answer, cancelled]),
      cancel() {
        isCancelled = true
        if (!hasLeft) {
          underWay.delete(key)
          stop.abort()
        }
        giveUp(new DOMException('Cancelled', 'AbortError'))
      },
    }
  }

  underWay.set(key, goOn)
  const stayed = whileSending()
  const unwatch = watchSession(() => {
    if (currentSession()?.id !== member) stop.abort()
  })
  const finish = () => {
    // Stopped and sent anew, the key is another's by now.
    if (underWay.get(key) === goOn) underWay.delete(key)
    unwatch()
    stayed()
  }
  answer.then(
    ({ recdata }) => {
      finish()
      if (!isCancelled) return
      onTakenBack()
      takeBack(member, recdata.post_id)
    },
    (error: unknown) => {
      finish()
      if (isCancelled) sayUnknown(error)
    },
  )
  return goOn()
}
