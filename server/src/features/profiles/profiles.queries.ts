/** All SQL of profiles. */
import type { IntroAudiences } from '@commons/contract/profiles/profiles.ts'
import type { EntryAudience } from '@commons/contract/shared/entries.ts'
import { sql } from 'kysely'
import { type AuthorRow, authorColumns, faceTable } from '../../authors/author.queries.ts'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { isInAudience, visibleEntry } from '../../visibility/entries.ts'
import { type LookRow, lookOfMember, planOfMember } from '../plans/public.ts'
import {
  areFriends,
  followedWhoAreAway,
  isAway,
  isFollowing,
  isMutedMember,
  notHidden,
  type Who,
} from '../../visibility/members.ts'

export interface BannerRow extends AuthorRow {
  id: number
  referral_code: string
  cover_key: string | null
  is_followed: boolean
  is_muted: boolean
  followers: number
  following: number
  mutual_friends: number
  /** A few of them. */
  mutual: ReadonlyArray<AuthorRow & { id: number }>
  bio: string
  website: string
  place: string | null
  joined: string | null
  intro_audiences: IntroAudiences | null
  plan: 'plus' | 'pro' | null
  look: LookRow | null
}

/** How many mutual friends are named. */
const mostNamed = 3

const ofIntro = (viewer: Who, name: keyof IntroAudiences, value: Who) => {
  const audience = sql`coalesce(${sql.ref(`intro.${name}_audience`)}, 'public')`
  return sql`case when ${isInAudience(viewer, sql.ref('m.id'), audience)} then ${value} end`
}

const find = prepared<[viewer: number, member: number], BannerRow>(
  'find_banner',
  // oxlint-disable-next-line commons/members-in-sight -- the named ones are friends of the viewer
  (viewer, member) => sql`
    select m.id, ${authorColumns}, m.referral_code, cover.key as cover_key,
      ${isFollowing(viewer, sql.ref('m.id'))} as is_followed, ${isMutedMember(viewer, sql.ref('m.id'))} as is_muted,
      coalesce(c.followers, 0) as followers,
      coalesce(c.following, 0) - (${followedWhoAreAway(sql.ref('m.id'))}) as following,
      cardinality(shared.ids) as mutual_friends,
      coalesce((select jsonb_agg(to_jsonb(named) - 'place' order by named.place) from (
        select friend.id, friend.username, friend.full_name, friend.is_bot, picture.key as avatar_key, each.place
        from unnest(shared.ids[1:${sql.lit(mostNamed)}]) with ordinality as each (id, place)
        join members friend on friend.id = each.id
        left join media picture on picture.id = friend.avatar_id) as named), '[]') as mutual,
      coalesce(${ofIntro(viewer, 'bio', sql.ref('intro.bio'))}, '') as bio,
      coalesce(${ofIntro(viewer, 'website', sql.ref('intro.website'))}, '') as website,
      ${ofIntro(viewer, 'joined', sql`to_char(m.created_at at time zone 'UTC', 'YYYY-MM')`)} as joined,
      case when m.id = ${viewer} then jsonb_build_object(
        'bio', coalesce(intro.bio_audience, 'public'), 'website', coalesce(intro.website_audience, 'public'),
        'joined', coalesce(intro.joined_audience, 'public')) end as intro_audiences,
      (select e.fields ->> 'place' from member_entries e
        where e.member_id = m.id and e.kind = 'place' and e.fields ->> 'is_current' = '1' and ${visibleEntry(viewer)}
        order by e.id desc limit 1) as place,
      ${planOfMember(sql.ref('m.id'))} as plan,
      ${lookOfMember(sql.ref('m.id'))} as look
    from members m
    ${faceTable}
    left join member_counts c on c.member_id = m.id
    left join media cover on cover.id = m.cover_id
    left join profile_intros intro on intro.member_id = m.id
    -- One look-up for each of the viewer's friends, however many the other has. A block ends a friendship.
    cross join lateral (
      select case when m.id = ${viewer} then '{}' else array(
        select mine.followed_id from follows mine
        where mine.follower_id = ${viewer} and mine.mutual and ${areFriends(sql.ref('mine.followed_id'), sql.ref('m.id'))}
          and not ${isAway(sql.ref('mine.followed_id'))}
        order by mine.created_at desc, mine.followed_id desc) end as ids) as shared
    where m.id = ${member} and ${notHidden(viewer, sql.ref('m.id'))}`,
)

/** Returns a member as `viewer` sees them; undefined if there is none, or there is a block between them. */
export async function findBanner(db: Db, viewer: number, member: number): Promise<BannerRow | undefined> {
  const [row] = await find(db, viewer, member)
  return row
}

/** Sets a member's face: a stored picture of their own. */
export async function setAvatar(tx: Db, member: number, mediaId: string): Promise<void> {
  await tx.updateTable('members').set({ avatar_id: mediaId }).where('id', '=', member).execute()
}

/** Sets the wide picture of a member's page. */
export async function setCover(tx: Db, member: number, mediaId: string): Promise<void> {
  await tx.updateTable('members').set({ cover_id: mediaId }).where('id', '=', member).execute()
}

interface IntroInput {
  readonly bio?: string | undefined
  readonly bio_audience?: EntryAudience | undefined
  readonly website?: string | undefined
  readonly website_audience?: EntryAudience | undefined
  readonly joined_audience?: EntryAudience | undefined
}

/** Sets what is given of the top of a member's profile. */
export async function setIntro(
  tx: Db,
  member: number,
  { bio, bio_audience, website, website_audience, joined_audience }: IntroInput,
): Promise<void> {
  const given = { bio, bio_audience, website, website_audience, joined_audience }
  const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  await tx
    .insertInto('profile_intros')
    .values({ member_id: member, ...values })
    .onConflict((row) => row.column('member_id').doUpdateSet({ member_id: member, ...values }))
    .execute()
}
