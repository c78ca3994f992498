import { sql } from 'kysely'
import { type Leaving, leftOut } from '../../platform/leaving.ts'

export const callsLeaving: Leaving = {
  tables: {
    video_calls: {
      file: 'calls',
      rows: (member) => sql`
        select c.group_id, case when c.group_id is null then c.id end as chat_id, k.caller_id = ${member}::bigint as by_me,
          k.state, k.has_camera as with_camera, k.created_at as rang_at, k.accepted_at, k.ended_at
        from video_calls k join conversations c on c.id = k.conversation_id
        join messages d on d.id = k.message_id and d.deleted_at is null
        left join conversation_members s on s.conversation_id = c.id and s.member_id = ${member}
        where (k.caller_id = ${member} or k.callee_id = ${member}) and (c.kind in ('group', 'several') or d.seq > s.cleared_seq)
        order by k.id`,
    },
    video_call_rings: leftOut('It only says that a call rings for them right now.'),
    video_call_removals: leftOut('It only keeps them out of a call that is under way.'),
    video_call_devices: leftOut('It only says with which device they are in a call right now.'),
  },
}
