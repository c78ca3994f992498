/** The state of a post's form, and what can be derived from it. */
import type { Post } from '@commons/contract/posts/posts.ts'
import { isBlankSurvey, lackOf } from '../../surveys/in-post/draft/public.ts'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { longestAlt } from '../../../compose/media-file.ts'
import type { SendProblem } from '../../../compose/send/problem.ts'
import { draftOf, isRemark, saysTheSame, versionOf } from '../editing/edited-post.ts'
import { isBlankPart, postsIn } from './thread-draft.ts'
import { blankPost, longestPost, postDraft, type PostDraft } from './post-draft.ts'
import type { Sending } from '../../../compose/upload-pace.ts'

export interface Problem extends SendProblem {
  /** The problem is the chosen file. */
  readonly isOfFile?: boolean
}

export interface LeftOut {
  /** The post or its thread is full, a video stands alone in it, or its pictures leave no place for a video. */
  readonly why: 'full' | 'thread full' | 'has video' | 'has pictures'
  readonly count: number
  /** The post of a thread that was to have them. */
  readonly part: number
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
  /** Files that were chosen and don't fit into the post. */
  readonly leftOut: LeftOut | undefined
  /**
   * How often pictures without a description were about to be posted, while their author must decide; 0 if
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
  leftOut: undefined,
  wantsAlt: 0,
})

export const isTooLong = (draft: PostDraft) =>
  postsIn(draft).some(
    ({ text, files }) =>
      (charactersLeft(text, longestPost) ?? 0) < 0 ||
      files.some(({ alt }) => (charactersLeft(alt, longestAlt) ?? 0) < 0),
  )

/** Returns the new pictures of a post that nobody has described. */
export const undescribed = ({ files }: Pick<PostDraft, 'files'>) =>
  files.filter(({ media, alt }) => media?.kind === 'image' && alt.trim() === '')

/** Returns whether the form needs no more room than one line. */
export function isAtRest({
  draft,
  edited,
  restored,
  looking,
  sending,
  problem,
  leftOut,
}: Composing): boolean {
  const isBusy = restored || looking || sending !== undefined
  return !edited && postDraft.isBlank(draft) && !isBusy && !problem && !leftOut
}

type Written = Pick<Composing, 'draft' | 'edited'>

/** Returns whether there is nothing to send: a post without text and file, also one of a thread, or an edit without changes. */
export function hasNothing({ draft, edited }: Written): boolean {
  if (edited && saysTheSame(draft, edited)) return true
  // A repost without a remark still shows its original.
  if (edited && isRemark(edited)) return false
  if (draft.parts.some(isBlankPart)) return true
  // Its survey or reel stays, whatever is edited.
  if (edited && (edited.survey || edited.written_survey || edited.reel_id)) return false
  const { text, files, survey, newSurvey, reel } = draft
  const shows = survey !== undefined || reel !== undefined || (newSurvey && !isBlankSurvey(newSurvey))
  return text.trim() === '' && files.length === 0 && !shows
}

/** Whether a survey was begun in the post that can't be posted yet. */
export const hasHalfSurvey = ({ newSurvey }: PostDraft): boolean =>
  newSurvey !== undefined && !isBlankSurvey(newSurvey) && lackOf(newSurvey) !== undefined

/** Returns whether the post has changed since its author began to edit it. */
export function isOutdated({ draft, edited }: Written): boolean {
  return edited !== undefined && draft.base !== versionOf(edited)
}
