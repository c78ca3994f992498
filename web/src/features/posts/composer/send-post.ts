import type { Post } from '@commons/contract/posts/posts.ts'
import { t } from '@lingui/core/macro'
import { call, CallError, type Answer, type Request } from '../../../api/call.ts'
import { currentSession } from '../../../api/session.ts'
import { upload, type UploadOptions } from '../../../api/upload.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { isBlankSurvey, surveyFields } from '../../surveys/in-post/draft/public.ts'
import { ChangedMeanwhile, editFieldsOf, saysTheSame, versionOf } from '../editing/edited-post.ts'
import { withoutCardField } from '../../../compose/link-card/written-link.ts'
import { delivering, type Delivery } from '../../../compose/send/delivery.ts'
import type { Sending } from '../../../compose/upload-pace.ts'
import { newFilesIn } from './draft-files.ts'
import { bytesIn } from './take-files.ts'
import { altsOf, typeHint, wirePart } from './wire-files.ts'
import { groupOf, type PostDraft, type PostPlace } from './post-draft.ts'
import { allFilesIn, isThread, postsIn } from './thread-draft.ts'

/** What a draft becomes: a new post in this place, or the next version of a post. */
export interface Target {
  readonly place: PostPlace
  readonly edited: Post | undefined
}

/** Returns the fields that a post and a thread have alike. */
function sharedFieldsOf(place: PostPlace, draft: PostDraft, key: string) {
  const group = groupOf(place)
  return {
    idempotency_key: key,
    // On a profile the audience is not asked for, as documented; a private draft restored there stays
    // private. In a group it is the group's.
    ...(group === undefined && (place === 'home' || draft.audience === 'private')
      ? { post_type: draft.audience }
      : {}),
    ...(group === undefined ? {} : { group_id: group }),
    ...(group === undefined || draft.topic === undefined ? {} : { group_topic_id: draft.topic }),
    ...(draft.survey === undefined ? {} : { survey_id: draft.survey }),
    ...(draft.newSurvey && !isBlankSurvey(draft.newSurvey) ? surveyFields(draft.newSurvey) : {}),
    ...(draft.reel === undefined ? {} : { reel_id: draft.reel }),
    ...(draft.isSaved
      ? { is_draft: 1 as const }
      : draft.publishAt === undefined
        ? {}
        : { publish_at: draft.publishAt }),
    ...(draft.tags.length > 0 ? { hashtag: draft.tags.join(',') } : {}),
    ...(draft.nsfw.length > 0 ? { nsfw: draft.nsfw.join(',') } : {}),
  }
}

/** Returns the fields of a draft for `add_post`. */
export const fieldsOf = (place: PostPlace, draft: PostDraft, key: string) => ({
  message: draft.text.trim(),
  ...withoutCardField(draft.text, draft.withoutCard),
  ...sharedFieldsOf(place, draft, key),
  ...altsOf(draft.files),
  ...typeHint(draft.files),
})

type RequestOptions = Required<UploadOptions>

export type Posted = Answer<'add_post'> | Answer<'add_thread'> | Answer<'edit_post'>

function sendAll<N extends 'add_post' | 'edit_post'>(
  name: N,
  fields: Request<N>,
  { files, captions }: PostDraft,
  { signal, onChange }: RequestOptions,
): Promise<Answer<N>> {
  const sent = newFilesIn(files)
  if (sent.length === 0) return call(name, fields, { signal })
  const parts = Object.fromEntries(sent.map(({ file }, at) => [wirePart(at), file]))
  const hasCaptions = captions !== undefined && sent[0]?.kind === 'video'
  return upload(name, fields, { ...parts, ...(hasCaptions ? { captions } : {}) }, { signal, onChange })
}

/** Sends a thread: the files of all its posts in order, each with the number of its own. */
function sendThread(
  place: PostPlace,
  draft: PostDraft,
  key: string,
  { signal, onChange }: RequestOptions,
): Promise<Answer<'add_thread'>> {
  const posts = postsIn(draft)
  const fields: Request<'add_thread'> = {
    ...sharedFieldsOf(place, draft, key),
    parts: JSON.stringify(
      posts.map(({ text, files, withoutCard }) => ({
        message: text.trim(),
        files: newFilesIn(files).length,
        alts: files.map(({ alt }) => alt.trim()),
        ...withoutCardField(text, withoutCard),
      })),
    ),
  }
  const sent = newFilesIn(allFilesIn(draft))
  if (sent.length === 0) return call('add_thread', fields, { signal })
  const files = Object.fromEntries(sent.map(({ file }, at) => [wirePart(at), file]))
  const captions = Object.fromEntries(
    posts.flatMap(({ files: own, captions: file }, at) =>
      file && newFilesIn(own)[0]?.kind === 'video'
        ? [[at === 0 ? 'captions' : `captions_${at + 1}`, file]]
        : [],
    ),
  )
  return upload('add_thread', fields, { ...files, ...captions }, { signal, onChange })
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
  if (isThread(draft)) return sendThread(place, draft, key, options)
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

interface Told {
  readonly onChange: (sending: Sending) => void
  /** Called when a cancelled post had arrived anyway and is being deleted. */
  readonly onTakenBack: () => void
}

interface PostToSend extends Pick<Told, 'onTakenBack'> {
  readonly target: Target
  readonly draft: PostDraft
}

export const bytesOf = (draft: PostDraft): number => bytesIn(newFilesIn(allFilesIn(draft)))

const deliver = delivering<PostToSend, Posted>({
  request: ({ target, draft }, key, options) => request(target, draft, key, options),
  bytesOf: ({ draft }) => bytesOf(draft),
  cancelLate({ target, draft, onTakenBack }) {
    // Neither an edit nor a thread can be taken back once all of it has been sent.
    if (target.edited || isThread(draft)) return 'too late'
    const member = currentSession()?.id ?? 0
    return {
      arrived({ recdata }) {
        onTakenBack()
        takeBack(member, recdata.post_id)
      },
      failed: sayUnknown,
    }
  },
})

/**
 * Sends a post. Cancelled at any time, it does not stay: once all of it has left, the request is finished
 * under its key and the post deleted again. Sent again before that, it continues.
 */
export const sendPost = (
  target: Target,
  draft: PostDraft,
  key: string,
  { onChange, onTakenBack }: Told,
): Delivery<Posted> => deliver({ target, draft, onTakenBack }, key, onChange)
