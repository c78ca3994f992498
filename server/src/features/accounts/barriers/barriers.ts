/** Whether somebody may register, as the rules about domains and networks say. */
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { type BarrierAct, findBarriers } from './barriers.queries.ts'
import { domainAndAbove, domainOf, plainAddress } from './barriers.rules.ts'
import { listModeratorIds } from '../registration/signups.queries.ts'

export interface Judgement {
  readonly act: BarrierAct
  readonly because: 'domain' | 'network'
}

/** Returns what the rules say about an address and where it comes from; the strictest one counts. */
export async function judge(
  db: Db,
  { email, address }: { email: string; address?: string },
): Promise<Judgement | undefined> {
  const plain = address === undefined ? undefined : plainAddress(address)
  const found = await findBarriers(db, domainAndAbove(domainOf(email)), plain)
  const [strictest] = found.toSorted(
    (one, other) => Number(other.act === 'block') - Number(one.act === 'block'),
  )
  return strictest && { act: strictest.act, because: strictest.from }
}

/** Tells all moderators that the rules, or who waits, have changed. */
export async function hintModerators(
  { tx, hint }: Pick<WriteContext, 'hint'> & { tx: Tx },
  ...kinds: readonly ('barriers' | 'signups')[]
): Promise<void> {
  for (const id of await listModeratorIds(tx)) for (const kind of kinds) hint(`${kind}:${id}`)
}
