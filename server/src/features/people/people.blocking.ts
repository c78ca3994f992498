/** Blocking and unblocking, for all calls that do it. */
import type { WriteContext } from '../../platform/write.ts'
import { addBlock, lockPair, removeBlock, removeFollow } from './people.queries.ts'

interface Blocking extends Pick<WriteContext, 'tx' | 'recheck'> {
  readonly member: { readonly id: number }
  hintOnly(members: readonly number[]): void
}

/**
 * Blocks a member, even one who blocked the caller: otherwise the first to block could come back at will and
 * find no block in their way. An id that is nobody's is answered the same, so that it doesn't reveal who they
 * are.
 */
export async function blockMember(other: number, { tx, member, recheck, hintOnly }: Blocking): Promise<void> {
  await lockPair(tx, member.id, other)
  const added = await addBlock(tx, member.id, other)
  await removeFollow(tx, member.id, other)
  await removeFollow(tx, other, member.id)
  hintOnly(added ? [member.id, other] : [])
  if (added) await recheck({ members: [member.id, other] })
}

/**
 * Unblocks a member. Changes nothing for one who isn't blocked, is hidden or doesn't exist: a second click
 * must not reveal which.
 */
export async function unblockMember(
  other: number,
  { tx, member, recheck, hintOnly }: Blocking,
): Promise<void> {
  await lockPair(tx, member.id, other)
  const removed = await removeBlock(tx, member.id, other)
  hintOnly(removed ? [member.id, other] : [])
  if (removed) await recheck({ members: [member.id, other] })
}
