/** Rechecks all subscribers of a group, when who sees into it has changed for everybody at once. */
import type { Topic } from '@commons/contract/call.ts'
import type { Tx } from '../../platform/db/prepared.ts'
import type { Recheck } from '../../platform/realtime/bus.ts'
import { listTopicsWithin } from './groups.writing.queries.ts'

/** Rechecks all subscribers; returns the topics of what is in the group. */
export async function recheckGroup(
  { tx, recheck }: { tx: Tx; recheck: (what: Recheck) => Promise<void> },
  group: number,
): Promise<Topic[]> {
  const own = (
    ['group', 'group_posts', 'group_members', 'group_chat', 'group_call', 'group_events'] as const
  ).map((kind): Topic => `${kind}:${group}`)
  const topics = [...own, ...(await listTopicsWithin(tx, group))]
  await recheck({ topics })
  return topics
}
