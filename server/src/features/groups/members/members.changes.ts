/** What follows wherever somebody's standing to a group changes. */
import type { Topic } from '@commons/contract/call.ts'
import type { Recheck } from '../../../platform/realtime/bus.ts'

interface Changing {
  emit(name: 'group.standing', event: { group: number; member: number }): void
  hint(topic: Topic, to?: readonly number[]): void
  recheck(what: Recheck): Promise<void>
}

/** What they hear changes with what they see; their home feed has more, or less. */
export async function standingChanged(
  { emit, hint, recheck }: Changing,
  { group, member }: { group: number; member: number },
): Promise<void> {
  await recheck({ members: [member] })
  hint(`groups:${member}`, [member])
  hint('feed', [member])
  emit('group.standing', { group, member })
}
