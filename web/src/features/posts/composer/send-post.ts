import type { Post } from '@commons/contract/posts.ts'
import { t } from '@lingui/core/macro'
import { call, CallError, type Answer, type Request } from '../../../api/call.ts'
import { currentSession, watchSession } from '../../../api/session.ts'
import { upload, type UploadState } from '../../../api/upload.ts'
import { toast } from '../../../ui/toast.ts'
import { ChangedMeanwhile, editFieldsOf, saysTheSame, versionOf } from '../editing/edited-post.ts'
import { pacing, type Sending } from '../../../compose/upload-pace.ts'
import { whileSending } from '../../../compose/while-sending.ts'
import { groupOf, type PostDraft, type PostPlace } from './post-draft.ts'

/** Text alone is `answering` from the start. */
const startOf = ({ media }: PostDraft): Sending => ({
  phase: media ? 'sending' : 'answering',
  sentBytes: 0,
  totalBytes: media?.file.size ?? 0,
  pace: undefined,
})

/** How a post is that cannot leave yet. */
export const waitingFor = (draft: PostDraft): Sending => ({ ...startOf(draft), phase: 'offline' })

export interface PostOnItsWay {
  /** How far it is now. */
  readonly sending: Sending
  /** The answer, or an AbortError as soon as it was cancelled. */
  readonly answer: Promise<Posted>
  cancel(): void
}

interface Told {
  readonly onChange: (sending: Sending) => void
  /** It was cancelled, had arrived all the same, and goes away again. */
  readonly onTakenBack: () => void
}

/** What becomes of a draft: a new post of this place, or the next version of a post. */
export interface Target {
  readonly place: PostPlace
  readonly edited: Post | undefined
}

/** What `add_post` takes of a draft. */
export function fieldsOf(place: PostPlace, draft: PostDraft, key: string) {
  const group = groupOf(place)
  return {
    message: draft.text.trim(),
    idempotency_key: key,
    // On one's profile the audience is not asked, as documented; a private draft that came back there stays so.
    // In a group it is the group's.
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

/** Looks first whether the post is still what was read; sent anew, it may have been changed by this very draft. */
async function sendEdit(post: Post, draft: PostDraft, key: string, options: RequestOptions): Promise<Posted> {
  if (draft.sentAs === undefined) {
    const { recdata } = await call('post_detail', { post_id: post.post_id }, { signal: options.signal })
    if (versionOf(recdata) !== draft.base && !saysTheSame(draft, recdata)) throw new ChangedMeanwhile(recdata)
  }
  return sendAll('edit_post', editFieldsOf(post, draft, key), draft, options)
}

function request({ place, edited }: Target, draft: PostDraft, key: string, options: RequestOptions) {
  if (edited) return sendEdit(edited, draft, key, options)
  return sendAll('add_post', fieldsOf(place, draft, key), draft, options)
}

/** Somebody cancelled after all had left: what the server made of it goes away again. */
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

/** Posts whose outcome is not known yet, also those that were cancelled, by their keys. */
const underWay = new Map<string, () => PostOnItsWay>()

/**
 * Sends a post. Cancelled at any moment, it is not there afterwards: once all of it has left, it is sent
 * to the end under its key, and what came of that is taken back. Sent anew before, it just goes on.
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
        // What an edit changes cannot be taken back once all of it has left.
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
