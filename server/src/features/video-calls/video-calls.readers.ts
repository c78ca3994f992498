/**
 * Members who are no longer in a group, or who are suspended, are out of calls. Of the former a trigger has removed the
 * device, and pages learn of it.
 */
import { type EventReader, on } from '../../platform/events.ts'
import type { Platform } from '../../platform/platform.ts'
import { write } from '../../platform/write.ts'
import { leave } from './group-calls.ts'
import { endCall, endGroupCall } from './video-calls.ending.ts'
import { findOpenOf, listOpenWith, lockOpen } from './video-calls.queries.ts'

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

/** A member who is suspended is out of every call: one of two ends, a group's goes on without them. */
async function leaveAll(platform: Platform, { member }: { member: number }): Promise<void> {
  for (const id of await listOpenWith(platform.database.db, member))
    await write(platform, async (context) => {
      const call = await lockOpen(context.tx, id)
      if (!call) return
      if (call.group_id !== null) await leave(context, call, { group: call.group_id, member })
      else await endCall(context, call, call.state === 'accepted' ? 'ended' : 'missed')
    })
}

export const callReaders = (platform: Platform): readonly EventReader[] => [
  on('group.standing', (event) => leaveGroup(platform, event)),
  on('member.suspended', (event) => leaveAll(platform, event)),
]
