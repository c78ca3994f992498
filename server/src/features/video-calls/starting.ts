/** Begins a call of many, or joins the one that is under way there. */
import type { OutputOf } from '@commons/contract/call.ts'
import type { start_group_call } from '@commons/contract/video-calls.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { WriteContext } from '../../platform/write.ts'
import { callPlaces } from './call-places.ts'
import { addLine, hintLine, type Many } from './calls-of-many.ts'
import { reserve } from './devices.queries.ts'
import { addCallOfMany, addRings, addRingsOfSeveral, tellRung } from './group-calls.queries.ts'
import { takePlace } from './group-calls.ts'
import { endCallOfMany } from './video-calls.ending.ts'
import { findOpenIn, isInAnotherCall, lockOpen, setMessage } from './video-calls.queries.ts'
import { findCall } from './video-calls.rows.ts'
import { callShape } from './video-calls.shape.ts'

type Starting = Pick<WriteContext, 'tx' | 'hint' | 'emit'> & {
  readonly member: { readonly id: number }
  readonly viewer: Viewer
  readonly platform: Platform
  refuse(
    refusal: 'already_in_video_call' | 'video_call_elsewhere' | 'video_call_full' | 'video_call_removed',
  ): never
}

interface Started {
  readonly device: string
  readonly has_camera?: 0 | 1 | undefined
  readonly rings?: 0 | 1 | undefined
}

/**
 * Begins the call or joins it; the caller has locked the member, and stays in the group or the chat until the commit.
 * Undefined where they may not write there.
 */
export async function startOrJoin(
  context: Starting,
  many: Many,
  { device, has_camera, rings }: Started,
): Promise<OutputOf<typeof start_group_call> | undefined> {
  const { tx, member, viewer, platform, refuse, hint, emit } = context
  const { chat, group_id: group } = many

  const answer = async (id: number, token: string) => {
    const row = await findCall(tx, member.id, id)
    return row && { data: { call: callShape(row, viewer), token } }
  }
  const begin = async (id: number) => {
    if (await isInAnotherCall(tx, member.id, id)) refuse('already_in_video_call')
    const line = await addLine(tx, many, member.id)
    if (!line) return undefined
    await setMessage(tx, id, line.id)
    await hintLine(context, many)
    const rung =
      rings === 0
        ? []
        : group === null
          ? await addRingsOfSeveral(tx, { call: id, chat, caller: member.id })
          : await addRings(tx, { call: id, group, caller: member.id })
    for (const { member_id } of rung) hint(`video_calls:${member_id}`, [member_id])
    const away = rung.flatMap(({ member_id, is_online }) => (is_online ? [] : [member_id]))
    const kind = group === null ? 'several_call_ringing' : 'group_call_ringing'
    await tellRung(tx, { kind, call: id, caller: member.id, members: away })
    for (const each of away) emit('video_call.rang', { call: id, member: each })
    return answer(id, await reserve(tx, { call: id, member: member.id, device }))
  }

  const places = await callPlaces(tx, platform.config)
  // Whoever begins it at the same moment has it, and the others join.
  for (;;) {
    const made = await addCallOfMany(tx, {
      chat,
      caller: member.id,
      hasCamera: has_camera !== 0,
      rings: rings !== 0,
      ...places,
    })
    if (made) return begin(made.id)
    const id = await findOpenIn(tx, chat)
    const open = id === undefined ? undefined : await lockOpen(tx, id)
    if (!open) continue
    const token = await takePlace(context, { call: open.id, many, device, takesOver: false })
    if (token !== undefined) return answer(open.id, token)
    await endCallOfMany(context, open)
  }
}
