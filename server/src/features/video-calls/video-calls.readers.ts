/**
 * Members who are no longer in a group or a chat of several people, or who are suspended, are out of calls. Of the former a trigger has removed the
 * device, and pages learn of it.
 */
import { type EventReader, on } from '../../platform/events.ts'
import type { Platform } from '../../platform/platform.ts'
import { write } from '../../platform/write.ts'
import { isOfMany, topicOfMany } from './calls-of-many.ts'
import { leave } from './group-calls.ts'
import { endCall, endCallOfMany } from './video-calls.ending.ts'
import { findOpenIn, findOpenOf, listOpenWith, lockOpen } from './video-calls.queries.ts'

async function leaveOpen(platform: Platform, id: number | undefined, member: number): Promise<void> {
  if (id === undefined) return
  await write(platform, async (context) => {
    const call = await lockOpen(context.tx, id)
    context.hint(`video_calls:${member}`, [member])
    if (!call) return
    if (!call.is_under_way) return endCallOfMany(context, call)
    context.hint(`video_call:${call.id}`)
    context.hint(topicOfMany(call))
  })
}

/** A member who is suspended is out of every call: one of two ends, one of many goes on without them. */
async function leaveAll(platform: Platform, { member }: { member: number }): Promise<void> {
  for (const id of await listOpenWith(platform.database.db, member))
    await write(platform, async (context) => {
      const call = await lockOpen(context.tx, id)
      if (!call) return
      if (isOfMany(call)) await leave(context, call, member)
      else await endCall(context, call, call.state === 'accepted' ? 'ended' : 'missed')
    })
}

export const callReaders = (platform: Platform): readonly EventReader[] => [
  on('group.standing', async ({ group, member }) =>
    leaveOpen(platform, await findOpenOf(platform.database.db, group), member),
  ),
  on('several.standing', async ({ chat, member }) =>
    leaveOpen(platform, await findOpenIn(platform.database.db, chat), member),
  ),
  on('member.suspended', (event) => leaveAll(platform, event)),
]
