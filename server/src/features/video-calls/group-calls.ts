/** How members begin, come into and leave a call of many. Whoever does either of the latter has locked its row. */
import type { WriteContext } from '../../platform/write.ts'
import { countOthers, freeSilent, removeDevice, reserve } from './devices.queries.ts'
import { type Many, topicOfMany } from './calls-of-many.ts'
import { removeRing } from './group-calls.queries.ts'
import { endCallOfMany } from './video-calls.ending.ts'
import { isInAnotherCall, lockOpen, type OpenCall } from './video-calls.queries.ts'
import { findCall } from './video-calls.rows.ts'

type Entering = Pick<WriteContext, 'tx' | 'hint'> & {
  readonly member: { readonly id: number }
  refuse(
    refusal: 'already_in_video_call' | 'video_call_elsewhere' | 'video_call_full' | 'video_call_removed',
  ): never
}

interface Place {
  readonly call: number
  readonly many: Many
  readonly device: string
  readonly takesOver: boolean
}

/**
 * Reserves a place in a call of many that is under way for the caller's device, and returns its token; undefined where
 * nobody is left in the call.
 */
export async function takePlace(
  { tx, hint, member, refuse }: Entering,
  { call, many, device, takesOver }: Place,
): Promise<string | undefined> {
  await freeSilent(tx, call)
  const row = await findCall(tx, member.id, call)
  if (!row?.is_under_way) return undefined
  if (row.is_removed) refuse('video_call_removed')
  if (row.device !== null && row.device !== device && !takesOver) refuse('video_call_elsewhere')
  if (await isInAnotherCall(tx, member.id, call)) refuse('already_in_video_call')
  if ((await countOthers(tx, call, member.id)) >= row.places) refuse('video_call_full')
  await removeRing(tx, call, member.id)
  hint(`video_calls:${member.id}`, [member.id])
  hint(`video_call:${call}`)
  hint(topicOfMany(many))
  return reserve(tx, { call, member: member.id, device })
}

/** Takes a member's device out of a call of many, which ends with the last one; or has it ring no more for them. */
export async function leave(
  { tx, hint }: Pick<WriteContext, 'tx' | 'hint'>,
  call: OpenCall,
  member: number,
): Promise<void> {
  const isRung = await removeRing(tx, call.id, member)
  const wasIn = await removeDevice(tx, call.id, member)
  if (!isRung && !wasIn) return
  hint(`video_calls:${member}`, [member])
  hint(`video_call:${call.id}`)
  hint(topicOfMany(call))
  const rest = wasIn ? await lockOpen(tx, call.id) : undefined
  if (rest && !rest.is_under_way) await endCallOfMany({ tx, hint }, call)
}
