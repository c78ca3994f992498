import { start_group_call } from '@commons/contract/video-calls.ts'
import { noKey } from '../../platform/call/idempotency.ts'
import { handle } from '../../platform/call/handle.ts'
import { groupChat } from '../groups/public.ts'
import { callPlaces } from './call-places.ts'
import { reserve } from './devices.queries.ts'
import { addGroupCall, addRings, holdGroup, tellRung } from './group-calls.queries.ts'
import { takePlace } from './group-calls.ts'
import { endGroupCall } from './video-calls.ending.ts'
import {
  findOpenOf,
  isInAnotherCall,
  lockCaller,
  lockOpen,
  type OpenCall,
  setMessage,
} from './video-calls.queries.ts'
import { findCall } from './video-calls.rows.ts'
import { callShape } from './video-calls.shape.ts'

export default handle(start_group_call, async ({ group_id: group, has_camera, rings, device }, context) => {
  const { tx, member, viewer, platform, refuse, hint, emit } = context
  // From here on the member begins no other call, and stays a member of the group.
  await lockCaller(tx, member.id)
  const chat = (await holdGroup(tx, member.id, group)) ?? refuse('group_not_found')

  const answer = async (id: number, token: string) => ({
    data: {
      call: callShape((await findCall(tx, member.id, id)) ?? refuse('group_not_found'), viewer),
      token,
    },
  })
  const begin = async ({ id }: OpenCall) => {
    if (await isInAnotherCall(tx, member.id, id)) refuse('already_in_video_call')
    const said = { author: member.id, message: '', mentions: [], mediaId: null }
    const line = (await groupChat.add(tx, group, said, noKey)) ?? refuse('group_not_found')
    await setMessage(tx, id, line.id)
    hint(`group_chat:${group}`)
    const rung = rings === 0 ? [] : await addRings(tx, { call: id, group, caller: member.id })
    for (const { member_id } of rung) hint(`video_calls:${member_id}`, [member_id])
    const away = rung.flatMap(({ member_id, is_online }) => (is_online ? [] : [member_id]))
    await tellRung(tx, { call: id, caller: member.id, members: away })
    for (const each of away) emit('video_call.rang', { call: id, member: each })
    return answer(id, await reserve(tx, { call: id, member: member.id, device }))
  }

  const places = await callPlaces(tx, platform.config)
  // Whoever begins it at the same moment has it, and the others join.
  for (;;) {
    const made = await addGroupCall(tx, {
      chat,
      caller: member.id,
      hasCamera: has_camera !== 0,
      rings: rings !== 0,
      ...places,
    })
    if (made) return begin(made)
    const id = await findOpenOf(tx, group)
    const open = id === undefined ? undefined : await lockOpen(tx, id)
    if (!open) continue
    const token = await takePlace(context, { call: open.id, group, device, takesOver: false })
    if (token !== undefined) return answer(open.id, token)
    await endGroupCall(context, open, group)
  }
})
