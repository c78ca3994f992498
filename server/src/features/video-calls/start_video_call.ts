import { ringSeconds, start_video_call } from '@commons/contract/video-calls.ts'
import { handle } from '../../platform/call/handle.ts'
import { countOfNewcomer } from '../../platform/call/newcomers.ts'
import { chats } from '../chat/public.ts'
import { lockPair } from '../people/public.ts'
import { reserve } from './devices.queries.ts'
import { endCall, endOfSilent, missCall } from './video-calls.ending.ts'
import {
  addCall,
  addNews,
  findCalled,
  listInGroupCalls,
  listOpenCalls,
  type OpenCall,
  setAccepted,
} from './video-calls.queries.ts'
import { findCall } from './video-calls.rows.ts'
import { callShape } from './video-calls.shape.ts'

export default handle(
  start_video_call,
  async ({ friend_id: friend, by_freelancer, has_camera, device }, context) => {
    const { tx, member, viewer, platform, refuse, emit } = context
    if (friend === member.id) refuse('not_oneself')
    const kind = by_freelancer === 1 ? 'freelance' : 'members'
    // From here on neither of the two can begin another call, or be blocked.
    await lockPair(tx, member.id, friend)
    const called = (await findCalled(tx, member.id, friend, kind)) ?? refuse('member_not_found')
    if (called.is_blocker && called.chat !== null) refuse('chat_blocked')
    if (!called.is_visible) refuse(called.chat === null ? 'member_not_found' : 'chat_unavailable')

    const open: OpenCall[] = []
    for (const call of await listOpenCalls(tx, [member.id, friend]))
      if (call.is_under_way) open.push(call)
      else await endCall(context, call, endOfSilent(call))
    const answer = async (id: number, token: string | null) => ({
      data: {
        call: callShape((await findCall(tx, member.id, id)) ?? refuse('member_not_found'), viewer),
        token,
      },
    })
    const isOf = ({ caller_id, callee_id }: OpenCall, one: number) => caller_id === one || callee_id === one
    const own = open.find((call) => isOf(call, member.id) && isOf(call, friend))
    if (own?.state === 'ringing') {
      // The other calls at the same moment: it is one call, which both want. Or it is this call, sent again.
      if (own.callee_id === member.id) await setAccepted(tx, own.id)
      else if ((await findCall(tx, member.id, own.id))?.device !== device) refuse('already_in_video_call')
      return answer(own.id, await reserve(tx, { call: own.id, member: member.id, device }))
    }
    const inGroupCalls = await listInGroupCalls(tx, [member.id, friend])
    if (
      inGroupCalls.includes(member.id) ||
      open.some(
        (call) => isOf(call, member.id) && (call.state === 'accepted' || call.caller_id === member.id),
      )
    )
      refuse('already_in_video_call')
    if (!called.lets_call) refuse('video_call_not_allowed')

    const begun = () => countOfNewcomer(tx, member, 'conversations', platform)
    const chat = (await chats.open(tx, member.id, friend, kind, begun)) ?? refuse('chat_unavailable')
    const call = await addCall(tx, { chat, caller: member.id, callee: friend, hasCamera: has_camera !== 0 })
    const isBusy = inGroupCalls.includes(friend) || open.some((each) => isOf(each, friend))
    if (isBusy || called.is_quiet) {
      await endCall(context, call, isBusy ? 'busy' : 'missed')
      return answer(call.id, null)
    }
    await platform.jobs.add(tx, missCall(platform), { call: call.id }, { after: ringSeconds + 1 })
    if (!called.is_online)
      await addNews(tx, {
        kind: 'call_ringing',
        member: friend,
        actor: member.id,
        about: call.id,
        item: call.id,
      })
    emit('video_call.rang', { call: call.id, member: friend })
    return answer(call.id, await reserve(tx, { call: call.id, member: member.id, device }))
  },
)
