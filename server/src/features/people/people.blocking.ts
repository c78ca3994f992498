/** Blocking and unblocking, for every call that does. */
import type { WriteContext } from '../../platform/write.ts'
import { addBlock, lockPair, removeBlock, removeFollow } from './people.queries.ts'

interface Blocking extends Pick<WriteContext, 'tx' | 'recheck'> {
  readonly member: { readonly id: number }
  hintOnly(members: readonly number[]): void
}

/**
 * Somebody who blocked the caller can be blocked, too: or who blocks first could come back at will and
 * find no block in their way. That must not tell who they are, so an id that is nobody's is answered the same.
 */
export async function blockMember(other: number, { tx, member, recheck, hintOnly }: Blocking): Promise<void> {
  await lockPair(tx, member.id, other)
  const added = await addBlock(tx, member.id, other)
  await removeFollow(tx, member.id, other)
  await removeFollow(tx, other, member.id)
  hintOnly(added ? [member.id, other] : [])
  if (added) await recheck({ members: [member.id, other] })
}

/** Of whoever is not blocked it changes nothing, hidden, absent or not: a second click must not tell which. */
export async function unblockMember(
  other: number,
  { tx, member, recheck, hintOnly }: Blocking,
): Promise<void> {
  await lockPair(tx, member.id, other)
  const removed = await removeBlock(tx, member.id, other)
  hintOnly(removed ? [member.id, other] : [])
  if (removed) await recheck({ members: [member.id, other] })
}
