/** What a form shows of the post that is written in it, and what can be told from that. */
import type { Post } from '@commons/contract/posts.ts'
import type { CallError } from '../../../api/call-error.ts'
import { charactersLeft } from '../../../ui/characters.ts'
import { longestAlt } from '../../../compose/media-file.ts'
import { draftOf, isRemark, saysTheSame, versionOf } from '../editing/edited-post.ts'
import { blankPost, longestPost, postDraft, type PostDraft } from './post-draft.ts'
import type { Sending } from '../../../compose/upload-pace.ts'

export interface Problem {
  readonly message: string
  readonly requestId?: string | undefined
  readonly retry: boolean
  /** It is the file that cannot be. */
  readonly isOfFile?: boolean
}

export interface Composing {
  readonly draft: PostDraft
  /** The post that is changed, as it is by now; undefined where a new one is written. */
  readonly edited: Post | undefined
  /** The draft is one that an earlier page had kept. */
  readonly restored: boolean
  /** A chosen file is looked at. */
  readonly looking: boolean
  readonly sending: Sending | undefined
  readonly problem: Problem | undefined
  /** More files were chosen than a post takes: the first of them was taken, or the one that was there stayed. */
  readonly tookOne: 'first' | 'kept' | undefined
  /** A picture without words was to be posted: its author decides. */
  readonly wantsAlt: boolean
}

/** How a form begins. */
export const startOf = (edited: Post | undefined): Composing => ({
  draft: edited ? draftOf(edited) : blankPost,
  edited,
  restored: false,
  looking: false,
  sending: undefined,
  problem: undefined,
  tookOne: undefined,
  wantsAlt: false,
})

/** Whether another attempt with the same content can succeed. */
export function mayRetry({ refusal, status }: CallError): boolean {
  return refusal === 'network' || refusal === 'too_many_processing' || status >= 500 || status === 429
}

export const isTooLong = ({ text, alt, media, keepsFile }: PostDraft) =>
  (charactersLeft(text, longestPost) ?? 0) < 0 ||
  ((media !== undefined || keepsFile) && (charactersLeft(alt, longestAlt) ?? 0) < 0)

/** Whether there is nothing in the form that needs more room than a line. */
export function isAtRest({
  draft,
  edited,
  restored,
  looking,
  sending,
  problem,
  tookOne,
}: Composing): boolean {
  const isBusy = restored || looking || sending !== undefined
  return !edited && postDraft.isBlank(draft) && !isBusy && !problem && !tookOne
}

type Written = Pick<Composing, 'draft' | 'edited'>

/** Whether there is nothing to be sent: a post without words and file, or one in which nothing has changed. */
export function hasNothing({ draft, edited }: Written): boolean {
  if (edited && saysTheSame(draft, edited)) return true
  // Without a remark a repost still shows its original.
  if (edited && isRemark(edited)) return false
  // What it shows beside stays, whatever is edited.
  if (edited && (edited.survey || edited.reel_id)) return false
  const { text, media, keepsFile, survey, reel } = draft
  return text.trim() === '' && !media && !keepsFile && survey === undefined && reel === undefined
}

/** Whether the post has become another one since its author began to change it. */
export function isOutdated({ draft, edited }: Written): boolean {
  return edited !== undefined && draft.base !== versionOf(edited)
}
