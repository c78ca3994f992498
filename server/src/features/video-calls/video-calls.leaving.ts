import { sql } from 'kysely'
import { type Leaving, leftOut } from '../../platform/leaving.ts'

export const callsLeaving: Leaving = {
  tables: {
    video_calls: {
      file: 'calls',
      rows: (member) => sql`
        select k.conversation_id as chat_id, k.caller_id = ${member}::bigint as by_me, k.state, k.has_camera as with_camera,
          k.created_at as rang_at, k.accepted_at, k.ended_at
        from video_calls k join messages d on d.id = k.message_id and d.deleted_at is null
        join conversation_members s on s.conversation_id = k.conversation_id and s.member_id = ${member}
          and d.seq > s.cleared_seq
        where ${member}::bigint in (k.caller_id, k.callee_id) order by k.id`,
    },
    video_call_devices: leftOut('It only says with which device they are in a call right now.'),
  },
}
