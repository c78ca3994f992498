/** Posts that wait until those who run their group have approved them. */
import type { Post } from '@commons/contract/posts/posts.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { postAgain } from '../posts.page.ts'
import {
  addNewsOfJudged,
  addNewsOfWaiting,
  findAsked,
  listHeldOf,
  lockHeld,
  setDeclined,
  setWaiting,
} from './approval.queries.ts'
import { listDraftParts, listFileStates } from './drafts.queries.ts'
import { release } from './releasing.ts'

type Telling = Pick<WriteContext, 'tx' | 'emit' | 'hint'>

/**
 * Has those who run the group of a post read again what waits there; with `author`, only for a post of theirs. False
 * where the post doesn't wait.
 */
export async function hintApproval(
  { tx, hint }: Pick<Telling, 'tx' | 'hint'>,
  post: number,
  author?: number,
): Promise<boolean> {
  const asked = await findAsked(tx, post, author)
  if (asked) hint(`group:${asked.group}`, asked.leaders)
  return asked !== undefined
}

/** Has a draft wait in its group. Whoever runs that is told of the first that waits for them, and sees the others beside it. */
export async function holdForApproval(
  { tx, emit, hint }: Telling,
  post: number,
  group: number,
): Promise<void> {
  await setWaiting(tx, post, group)
  await addNewsOfWaiting(tx, group, post)
  emit('post.held', { post, group })
  await hintApproval({ tx, hint }, post)
}

/** A repeated call that sent a post answers how it is now. */
export async function heldAgain(
  id: number,
  context: Parameters<typeof postAgain.answer>[1],
): Promise<{ recdata: Post; waits_for_approval: 0 | 1 }> {
  const { recdata } = await postAgain.answer(id, context)
  const held = await listHeldOf(context.db, context.viewer.member.id, [id])
  if (held.length > 0) context.say('done.post_held')
  return { recdata, waits_for_approval: flag(held.length > 0) }
}

interface Judging {
  /** Who decides: they run the group, which is locked. */
  readonly leader: number
  readonly group: number
  readonly post: number
}

export type Judgement = 'done' | 'gone' | 'file_failed'

/** Publishes a post that waits in a group, or has it wait for its files alone. */
export async function approvePost(
  { tx, emit, hint }: Telling,
  { leader, group, post }: Judging,
): Promise<Judgement> {
  const author = await lockHeld(tx, { leader, group, post })
  if (author === undefined) return 'gone'
  const states = await listFileStates(tx, await listDraftParts(tx, post))
  if (states.includes('failed')) return 'file_failed'
  await hintApproval({ tx, hint }, post)
  const isReady = states.every((state) => state === 'ready')
  if (!(await release({ tx, emit, hint }, post, isReady))) return 'gone'
  await tellOfJudged({ tx, emit, hint }, 'group_post_approved', { author, group, post })
  return 'done'
}

/** Gives a post that waits in a group back to its author, as a draft. */
export async function declinePost(
  { tx, emit, hint }: Telling,
  { leader, group, post, reason }: Judging & { readonly reason: string },
): Promise<Judgement> {
  const author = await lockHeld(tx, { leader, group, post })
  if (author === undefined) return 'gone'
  await hintApproval({ tx, hint }, post)
  await setDeclined(tx, post, reason)
  await tellOfJudged({ tx, emit, hint }, 'group_post_declined', { author, group, post })
  return 'done'
}

async function tellOfJudged(
  { tx, emit, hint }: Telling,
  kind: Parameters<typeof addNewsOfJudged>[1],
  { author, group, post }: { readonly author: number; readonly group: number; readonly post: number },
): Promise<void> {
  await addNewsOfJudged(tx, kind, { author, post })
  emit('post.judged', { post, author, group })
  hint(`waiting:${author}`, [author])
}
