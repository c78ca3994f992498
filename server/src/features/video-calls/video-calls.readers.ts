/** A member who is no longer in a group is out of its call: a trigger has removed their device, and pages learn of it. */
import { type EventReader, on } from '../../platform/events.ts'
import type { Platform } from '../../platform/platform.ts'
import { write } from '../../platform/write.ts'
import { endGroupCall } from './video-calls.ending.ts'
import { findOpenOf, lockOpen } from './video-calls.queries.ts'

async function leaveGroup(
  platform: Platform,
  { group, member }: { group: number; member: number },
): Promise<void> {
  const id = await findOpenOf(platform.database.db, group)
  if (id === undefined) return
  await write(platform, async (context) => {
    const call = await lockOpen(context.tx, id)
    context.hint(`video_calls:${member}`, [member])
    if (!call) return
    if (!call.is_under_way) return endGroupCall(context, call, group)
    context.hint(`video_call:${call.id}`)
    context.hint(`group_call:${group}`)
  })
}

export const callReaders = (platform: Platform): readonly EventReader[] => [
  on('group.standing', (event) => leaveGroup(platform, event)),
]
