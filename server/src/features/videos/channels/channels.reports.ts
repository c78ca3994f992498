/** Reports of channels. They are about the owner at the time. */
import { sql } from 'kysely'
import { prepared } from '../../../platform/db/prepared.ts'
import type { Reported, ReportKinds } from '../../../platform/report-kinds.ts'
import { roleIn, visibleChannel, visibleChannels } from '../../../visibility/channels.ts'

export const channelReports: ReportKinds = {
  channel: {
    find: prepared<[viewer: number, channel: number], Reported>(
      'find_reported_channel',
      (viewer, channel) => sql`
        select ch.id, ch.owner_id as author, ch.name as message, null as file_type, true as is_open,
          jsonb_build_object('handle', ch.handle, 'about', ch.about, 'links', ch.links,
            'subscribers', n.subscribers, 'videos', n.videos, 'picture', picture.key, 'banner', banner.key) as evidence
        from channels ch join channel_counts n on n.channel_id = ch.id
        left join media picture on picture.id = ch.avatar_id
        left join media banner on banner.id = ch.banner_id
        where ch.id = ${channel} and ${visibleChannel(viewer)}`,
    ),
    table: 'channels',
    as: 'ch',
    link: sql`'/mychannel/' || ch.id`,
    visible: visibleChannels,
    notFound: 'channel_not_found',
    acts: ['hide'],
    text: sql`ch.name`,
    // What its owner had deleted of it would keep it until that is removed; what paying members have left keeps it, too.
    async empty(tx, id) {
      await sql`
        update videos set deleted_at = now() - interval '40 days'
        where channel_id = ${id} and deleted_at > now() - interval '40 days'`.execute(tx)
      await sql`update channels set about = '', links = '{}', avatar_id = null, banner_id = null where id = ${id}`.execute(
        tx,
      )
    },
    topics: sql`array['channel:' || ch.id, 'video_feed'] || array(
      select topic || latest.id from (
        select id from videos where channel_id = ch.id and position is not null order by position desc limit 100) as latest
      cross join unnest(array['video:', 'comments:']) as topic)`,
    involves: (member) =>
      sql`(${roleIn(member, { channel: sql.ref('ch.id'), owner: sql.ref('ch.owner_id') })} is not null)`,
  },
}
