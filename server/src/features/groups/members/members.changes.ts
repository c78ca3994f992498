/** What follows a change of somebody's standing in a group. */
import type { Topic } from '@commons/contract/call.ts'
import type { Recheck } from '../../../platform/realtime/bus.ts'

interface Changing {
  emit(name: 'group.standing', event: { group: number; member: number }): void
  hint(topic: Topic, to?: readonly number[]): void
  recheck(what: Recheck): Promise<void>
}

/** Rechecks the member's subscriptions, and has their groups and home feed read again. */
export async function standingChanged(
  { emit, hint, recheck }: Changing,
  { group, member }: { group: number; member: number },
): Promise<void> {
  await recheck({ members: [member] })
  hint(`groups:${member}`, [member])
  hint('feed', [member])
  emit('group.standing', { group, member })
}
