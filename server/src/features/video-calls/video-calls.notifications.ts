import { sql } from 'kysely'
import type { NotificationKind } from '../../platform/notification-kinds.ts'
import { isShown, pairChats } from '../../visibility/conversations.ts'
import { ownSide } from '../../visibility/video-calls.ts'
import { isUnderWay, ringsFor } from './video-calls.rows.ts'

export const callNotifications: readonly NotificationKind[] = [
  {
    // For members who have Commons closed; everywhere else it rings.
    name: 'call_ringing',
    category: 'people',
    event: 'video_call.rang',
    stands: (viewer) => sql<boolean>`(
      (select k.state = 'ringing' and ${isUnderWay} from video_calls k ${ownSide(viewer)}
        where k.id = a.item_id) is true)`,
    link: sql`(select '/messaging/' || k.conversation_id from video_calls k where k.id = a.about_id)`,
    tells: { in_app: true, mail: false, push: true },
  },
  {
    name: 'group_call_ringing',
    category: 'people',
    event: 'video_call.rang',
    stands: (viewer) => sql<boolean>`(
      (select ${ringsFor(viewer)} and ${isUnderWay} from video_calls k ${ownSide(viewer)}
        where k.id = a.item_id) is true)`,
    link: sql`(select '/groupdetail/' || c.group_id || '?tab=chat'
      from video_calls k join conversations c on c.id = k.conversation_id where k.id = a.about_id)`,
    excerpt: sql`(select g.name from video_calls k join conversations c on c.id = k.conversation_id
      join groups g on g.id = c.group_id where k.id = a.about_id)`,
    tells: { in_app: true, mail: false, push: true },
  },
  {
    name: 'several_call_ringing',
    category: 'people',
    event: 'video_call.rang',
    stands: (viewer) => sql<boolean>`(
      (select ${ringsFor(viewer)} and ${isUnderWay} from video_calls k ${ownSide(viewer)}
        where k.id = a.item_id) is true)`,
    link: sql`(select '/messaging/' || k.conversation_id from video_calls k where k.id = a.about_id)`,
    excerpt: sql`(select nullif(c.title, '') from video_calls k join conversations c on c.id = k.conversation_id
      where k.id = a.about_id)`,
    tells: { in_app: true, mail: false, push: true },
  },
  {
    name: 'call_missed',
    category: 'people',
    event: 'video_call.over',
    // No longer shown once the line in the conversation is read.
    stands: (viewer) => sql<boolean>`(
      (select ${isShown(pairChats, viewer)} and not s.is_blocked
          and d.seq > coalesce((select mark.seq from read_marks mark where mark.conversation_id = c.id and mark.member_id = ${viewer}), 0)
        from messages d join conversations c on c.id = d.conversation_id ${pairChats.standing(viewer)}
        where d.id = a.item_id) is true)`,
    link: sql`'/messaging/' || a.about_id`,
    tells: { in_app: true, mail: true, push: true },
  },
]
