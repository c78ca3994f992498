import { enter_video_call } from '@commons/contract/video-calls.ts'
import { handle } from '../../platform/call/handle.ts'
import { isOfMany, topicOfMany } from './calls-of-many.ts'
import { enter } from './devices.queries.ts'
import { iceServers } from './ice-servers.ts'
import { findCall } from './video-calls.rows.ts'

export default handle(
  enter_video_call,
  async ({ call_id, token }, { tx, hint, member, platform: { config }, refuse }) => {
    const row = (await findCall(tx, member.id, call_id)) ?? refuse('video_call_not_found')
    const entry = (await enter(tx, call_id, member.id, token)) ?? refuse('video_call_token_refused')
    if (isOfMany(row)) hint(topicOfMany(row))
    return { data: { entry, ice_servers: iceServers(config, row.room) } }
  },
)
