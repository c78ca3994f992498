/** All SQL of profiles. */
import { sql } from 'kysely'
import { type AuthorRow, authorColumns, faceTable } from '../../authors/author.queries.ts'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { type LookRow, lookOfMember, planOfMember } from '../plans/public.ts'
import {
  areFriends,
  followedWhoAreAway,
  friendIds,
  isAway,
  isFollowing,
  notHidden,
} from '../../visibility/members.ts'

export interface BannerRow extends AuthorRow {
  id: number
  referral_code: string
  cover_key: string | null
  is_followed: boolean
  followers: number
  following: number
  mutual_friends: number
  plan: 'plus' | 'pro' | null
  look: LookRow | null
}

const find = prepared<[viewer: number, member: number], BannerRow>(
  'find_banner',
  (viewer, member) => sql`
    select m.id, ${authorColumns}, m.referral_code, cover.key as cover_key,
      ${isFollowing(viewer, sql.ref('m.id'))} as is_followed,
      coalesce(c.followers, 0) as followers,
      coalesce(c.following, 0) - (${followedWhoAreAway(sql.ref('m.id'))}) as following,
      -- One look-up for each of the viewer's friends, however many the other has. A block ends a friendship.
      case when m.id = ${viewer} then 0 else (
        select count(*) from (${friendIds(viewer)}) as mine where ${areFriends(sql.ref('mine.id'), sql.ref('m.id'))}
          and not ${isAway(sql.ref('mine.id'))}
      ) end as mutual_friends,
      ${planOfMember(sql.ref('m.id'))} as plan,
      ${lookOfMember(sql.ref('m.id'))} as look
    from members m
    ${faceTable}
    left join member_counts c on c.member_id = m.id
    left join media cover on cover.id = m.cover_id
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
