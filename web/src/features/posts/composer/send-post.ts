import type { Post } from '@commons/contract/posts.ts'
import { t } from '@lingui/core/macro'
import { call, CallError, type Answer, type Request } from '../../../api/call.ts'
import { currentSession, watchSession } from '../../../api/session.ts'
import { upload, type UploadState } from '../../../api/upload.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { ChangedMeanwhile, editFieldsOf, saysTheSame, versionOf } from '../editing/edited-post.ts'
import { pacing, type Sending } from '../../../compose/upload-pace.ts'
import { whileSending } from '../../../compose/while-sending.ts'
import { groupOf, type PostDraft, type PostPlace } from './post-draft.ts'

/** A post without a file is `answering` from the start. */
const startOf = ({ media }: PostDraft): Sending => ({
  phase: media ? 'sending' : 'answering',
  sentBytes: 0,
  totalBytes: media?.file.size ?? 0,
  pace: undefined,
})

/** Returns the state of a post that cannot be sent yet. */
export const waitingFor = (draft: PostDraft): Sending => ({ ...startOf(draft), phase: 'offline' })

export interface PostOnItsWay {
  /** The current progress. */
  readonly sending: Sending
  /** The answer; rejects with an AbortError as soon as it is cancelled. */
  readonly answer: Promise<Posted>
  cancel(): void
}

interface Told {
  readonly onChange: (sending: Sending) => void
  /** Called when a cancelled post had arrived anyway and is being deleted. */
  readonly onTakenBack: () => void
}

/** What a draft becomes: a new post in this place, or the next version of a post. */
export interface Target {
  readonly place: PostPlace
  readonly edited: Post | undefined
}

/** Returns the fields of a draft for `add_post`. */
export function fieldsOf(place: PostPlace, draft: PostDraft, key: string) {
  const group = groupOf(place)
  return {
    message: draft.text.trim(),
    idempotency_key: key,
    // On a profile the audience is not asked for, as documented; a private draft restored there stays
    // private. In a group it is the group's.
    ...(group === undefined && (place === 'home' || draft.audience === 'private')
      ? { post_type: draft.audience }
      : {}),
    ...(group === undefined ? {} : { group_id: group }),
    ...(draft.survey === undefined ? {} : { survey_id: draft.survey }),
    ...(draft.reel === undefined ? {} : { reel_id: draft.reel }),
    ...(draft.tags.length > 0 ? { hashtag: draft.tags.join(',') } : {}),
    ...(draft.nsfw.length > 0 ? { nsfw: draft.nsfw.join(',') } : {}),
    ...(draft.media && draft.alt.trim() !== '' ? { alt: draft.alt.trim() } : {}),
    ...(draft.media ? { file_type: draft.media.file.type } : {}),
  }
}

interface RequestOptions {
  readonly signal: AbortSignal
  readonly onChange: (state: UploadState) => void
}

type Posted = Answer<'add_post'> | Answer<'edit_post'>

function sendAll<N extends 'add_post' | 'edit_post'>(
  name: N,
  fields: Request<N>,
  { media, captions }: PostDraft,
  { signal, onChange }: RequestOptions,
): Promise<Answer<N>> {
  if (!media) return call(name, fields, { signal })
  const files = { file: media.file, ...(media.kind === 'video' && captions ? { captions } : {}) }
  return upload(name, fields, files, { signal, onChange })
}

/**
 * Checks first whether the post is still the version that was read. Not on a retry: this very draft may have
 * changed it.
 */
async function sendEdit(post: Post, draft: PostDraft, key: string, options: RequestOptions): Promise<Posted> {
  if (draft.sentAs === undefined) {
    const { recdata } = await call('post_card', { post_id: post.post_id }, { signal: options.signal })
    if (versionOf(recdata) !== draft.base && !saysTheSame(draft, recdata)) throw new ChangedMeanwhile(recdata)
  }
  return sendAll('edit_post', editFieldsOf(post, draft, key), draft, options)
}

function request({ place, edited }: Target, draft: PostDraft, key: string, options: RequestOptions) {
  if (edited) return sendEdit(edited, draft, key, options)
  return sendAll('add_post', fieldsOf(place, draft, key), draft, options)
}

/** Deletes a post that was cancelled after all of it had been sent. */
function takeBack(member: number, post_id: number): void {
  if (currentSession()?.id !== member) return
  call('post_delete', { post_id }).catch((error: unknown) => {
    if (error instanceof CallError && error.status !== 401) toast.error(error.message)
  })
}

function sayUnknown(error: unknown): void {
  const isUnknown = error instanceof CallError && (error.status === 0 || error.status >= 500)
  if (isUnknown) toast.error(t`Connection lost. The post you cancelled may have been published anyway.`)
}

/** Posts whose outcome is unknown, by key; also cancelled ones. */
const underWay = new Map<string, () => PostOnItsWay>()

/**
 * Sends a post. Cancelled at any time, it does not stay: once all of it has left, the request is finished
 * under its key and the post deleted again. Sent again before that, it continues.
 */
export function sendPost(
  target: Target,
  draft: PostDraft,
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
  const withPace = pacing()

  const answer: Promise<Posted> = request(target, draft, key, {
    signal: stop.signal,
    onChange(state) {
      const { phase, sentBytes, totalBytes } = state
      hasLeft ||= phase === 'answering' || (totalBytes > 0 && sentBytes >= totalBytes)
      sending = withPace(state)
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
        // An edit cannot be taken back once all of it has been sent.
        if (hasLeft && target.edited) return
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
    // After an abort and another attempt, the key belongs to that attempt.
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
