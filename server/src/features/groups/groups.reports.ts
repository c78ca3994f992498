/** Reports of groups. They are about the owner at the time. */
import { type RawBuilder, sql } from 'kysely'
import { prepared } from '../../platform/db/prepared.ts'
import type { Reported, ReportKind, ReportKinds } from '../../platform/report-kinds.ts'
import { leadsGroup, visibleGroup, visibleGroups } from '../../visibility/groups.ts'

interface Asked {
  /** True for groups `g` of the kind. */
  readonly isOfKind: RawBuilder<boolean>
  /** Further evidence for those who decide, as one jsonb, and the tables it comes from. */
  readonly more?: { readonly evidence: RawBuilder<object>; readonly tables: RawBuilder<unknown> }
  readonly notFound: ReportKind['notFound']
}

/** Returns the kind of report for one kind of groups. Everybody finds a group, except members it has banned. */
export function groupReport(name: string, { isOfKind, more, notFound }: Asked): ReportKind {
  return {
    find: prepared<[viewer: number, group: number], Reported>(
      `find_reported_${name}`,
      (viewer, group) => sql`
        select g.id, s.member_id as author, g.name as message, null as file_type, true as is_open,
          jsonb_build_object('description', g.description, 'rules', g.rules, 'questions', g.questions, 'is_closed', g.is_closed,
            'members', c.members, 'avatar', avatar.key, 'banner', banner.key)
            || ${more?.evidence ?? sql`'{}'::jsonb`} as evidence
        from groups g
        join group_members s on s.group_id = g.id and s.standing = 'owner'
        join group_counts c on c.group_id = g.id
        left join media avatar on avatar.id = g.avatar_id
        left join media banner on banner.id = g.banner_id
        ${more?.tables ?? sql``}
        where g.id = ${group} and ${isOfKind} and ${visibleGroup(viewer)}`,
    ),
    table: 'groups',
    as: 'g',
    link: sql`'/groupdetail/' || g.id`,
    visible: visibleGroups,
    notFound,
    acts: ['hide'],
    text: sql`g.name`,
    topics: sql`array['group:' || g.id, 'group_posts:' || g.id, 'group_members:' || g.id, 'group_chat:' || g.id,
      'group_call:' || g.id, 'group_events:' || g.id] || array(
        select topic || latest.id from (
          select id from posts where group_id = g.id and position is not null order by position desc limit 200) as latest
        cross join unnest(array['post:', 'comments:']) as topic)
      || array(select 'group_event:' || id from group_events where group_id = g.id and deleted_at is null
        order by begins_at desc, id desc limit 200)`,
    involves: (member) => leadsGroup(member, sql.ref('g.id')),
  }
}

export const groupReports: ReportKinds = {
  group: groupReport('group', { isOfKind: sql`not g.is_project`, notFound: 'group_not_found' }),
}
