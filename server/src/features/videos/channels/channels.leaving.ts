import { sql } from 'kysely'
import { inParts } from '../../../discussion/discussion.purge.ts'
import { leftOut, type Leaving } from '../../../platform/leaving.ts'
import { removeSubscriptions } from './channels.purge.ts'

export const channelsLeaving: Leaving = {
  tables: {
    channels: {
      file: 'channels',
      rows: (member) => sql`
        select ch.id as channel_id, ch.name, ch.handle, ch.about, ch.links, ch.comment_hold, ch.created_at, ch.deleted_at, n.subscribers,
          tier.title as membership, tier.perks as membership_brings,
          trim_scale(tier.units / 10::numeric ^ 18)::text as membership_price, tier.closed_at as membership_closed_at,
          case when picture.id is not null then 'media/' || picture.key || '/' || picture.widths[1] || '.webp' end as picture,
          case when banner.id is not null then 'media/' || banner.key || '/' || banner.widths[1] || '.webp' end as banner
        from channels ch join channel_counts n on n.channel_id = ch.id
          left join channel_tiers tier on tier.channel_id = ch.id
          left join media picture on picture.id = ch.avatar_id left join media banner on banner.id = ch.banner_id
        where ch.owner_id = ${member} order by ch.id`,
    },
    channel_collaborators: {
      file: 'channel-roles',
      rows: (member) => sql`
        select staff.channel_id, ch.name as channel, staff.role, staff.invited_at, staff.accepted_at
        from channel_collaborators staff join channels ch on ch.id = staff.channel_id
        where staff.member_id = ${member} order by staff.invited_at, staff.channel_id`,
    },
    channel_shares: {
      file: 'channel-shares',
      rows: (member) => sql`
        select s.channel_id, ch.name as channel, s.percent, s.accepted_at, s.proposed, s.proposed_at
        from channel_shares s join channels ch on ch.id = s.channel_id
        where s.member_id = ${member} order by s.channel_id`,
    },
    channel_earnings: {
      file: 'channel-earnings',
      rows: (member) => sql`
        select e.channel_id, ch.name as channel, trim_scale(e.units / 10::numeric ^ 18)::text as tokens
        from channel_earnings e join channels ch on ch.id = e.channel_id
        where e.member_id = ${member} order by e.channel_id`,
    },
    channel_subscriptions: {
      file: 'channel-subscriptions',
      rows: (member) => sql`
        select s.channel_id, s.subscribed_at, s.is_muted from channel_subscriptions s
        where s.member_id = ${member} order by s.place`,
    },
    subscription_groups: {
      file: 'subscription-groups',
      rows: (member) => sql`
        select g.name, g.created_at, array(
            select its.channel_id from subscription_group_channels its where its.group_id = g.id order by its.channel_id) as channel_ids
        from subscription_groups g where g.member_id = ${member} order by lower(g.name), g.id`,
    },
    subscription_group_channels: leftOut('They are exported with their groups.'),
  },
  async erase(db, member) {
    const { rows } = await sql<{ id: number }>`select id from channels where owner_id = ${member}`.execute(db)
    for (const { id } of rows) await removeSubscriptions(db, id)
    await inParts(
      db,
      (most) => sql`delete from channel_subscriptions where ctid in (
        select ctid from channel_subscriptions where member_id = ${member} limit ${most})`,
    )
  },
}
