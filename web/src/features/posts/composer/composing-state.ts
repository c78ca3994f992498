/** The state of a post's form, and what can be derived from it. */
import type { Post } from '@commons/contract/posts/posts.ts'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { longestAlt } from '../../../compose/media-file.ts'
import type { SendProblem } from '../../../compose/send/problem.ts'
import { draftOf, isRemark, saysTheSame, versionOf } from '../editing/edited-post.ts'
import { blankPost, longestPost, postDraft, type PostDraft } from './post-draft.ts'
import type { Sending } from '../../../compose/upload-pace.ts'

export interface Problem extends SendProblem {
  /** The problem is the chosen file. */
  readonly isOfFile?: boolean
}

export interface Composing {
  readonly draft: PostDraft
  /** The post being edited, in its latest version; undefined for a new post. */
  readonly edited: Post | undefined
  /** The draft was kept by an earlier page. */
  readonly restored: boolean
  /** A chosen file is being examined. */
  readonly looking: boolean
  readonly sending: Sending | undefined
  readonly problem: Problem | undefined
  /** More files were chosen than a post takes: the first was taken, or the existing one was kept. */
  readonly tookOne: 'first' | 'kept' | undefined
  /**
   * How often a picture without a description was about to be posted, while its author must decide; 0 if
   * there is nothing to decide.
   */
  readonly wantsAlt: number
}

/** Returns the initial state of a form. */
export const startOf = (edited: Post | undefined): Composing => ({
  draft: edited ? draftOf(edited) : blankPost,
  edited,
  restored: false,
  looking: false,
  sending: undefined,
  problem: undefined,
  tookOne: undefined,
  wantsAlt: 0,
})

export const isTooLong = ({ text, alt, media, keepsFile }: PostDraft) =>
  (charactersLeft(text, longestPost) ?? 0) < 0 ||
  ((media !== undefined || keepsFile) && (charactersLeft(alt, longestAlt) ?? 0) < 0)

/** Returns whether the form needs no more room than one line. */
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

/** Returns whether there is nothing to send: a post without text and file, or an edit without changes. */
export function hasNothing({ draft, edited }: Written): boolean {
  if (edited && saysTheSame(draft, edited)) return true
  // A repost without a remark still shows its original.
  if (edited && isRemark(edited)) return false
  // Its survey or reel stays, whatever is edited.
  if (edited && (edited.survey || edited.reel_id)) return false
  const { text, media, keepsFile, survey, reel } = draft
  return text.trim() === '' && !media && !keepsFile && survey === undefined && reel === undefined
}

/** Returns whether the post has changed since its author began to edit it. */
export function isOutdated({ draft, edited }: Written): boolean {
  return edited !== undefined && draft.base !== versionOf(edited)
}
