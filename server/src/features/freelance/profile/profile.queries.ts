/** All SQL of freelancers' profiles. */
import { sql } from 'kysely'
import { type AuthorRow, authorColumns, faceTable } from '../../../authors/author.queries.ts'
import { me } from '../../../discussion/discussion.locks.ts'
import { now } from '../../../platform/clock.ts'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'
import { notHidden } from '../../../visibility/members.ts'
import { recordOf, type RecordRow } from '../record/record.queries.ts'

export interface FreelancerRow extends AuthorRow {
  id: number
  cover_key: string | null
  is_verified: boolean
  since: Date
  /** In cents; null if not said. */
  hourly_rate: string | null
  headline: string
  skills: string[]
  summary: string
  country: string
  location: string
  record: RecordRow
  /** In cents; null for others where the member hides it. */
  earned: string | null
  hides_earnings: boolean
}

const find = prepared<[viewer: number, member: number, at: Date], FreelancerRow>(
  'find_freelancer',
  (viewer, member, at) => sql`
    select m.id, ${authorColumns}, cover.key as cover_key, m.email_verified_at is not null as is_verified,
      m.created_at as since, fr.hourly_rate::text as hourly_rate, coalesce(fr.headline, '') as headline,
      coalesce(fr.skills, '{}') as skills, coalesce(fr.summary, '') as summary,
      coalesce(fr.country, '') as country, coalesce(fr.location, '') as location,
      ${recordOf(sql.ref('m.id'), at)} as record, coalesce(fr.hides_earnings, false) as hides_earnings,
      case when m.id = ${viewer} or fr.hides_earnings is not true then coalesce(fr.earned, 0)::text end as earned
    from members m ${faceTable}
    left join media cover on cover.id = m.cover_id
    left join freelancers fr on fr.member_id = m.id
    where m.id = ${member} and ${notHidden(viewer, sql.ref('m.id'))}`,
)

/** Returns a member as a freelancer, whether or not they have said anything; undefined if hidden. */
export async function findFreelancer(
  db: Db,
  viewer: number,
  member: number,
): Promise<FreelancerRow | undefined> {
  return (await find(db, viewer, member, now()))[0]
}

/** What a member says as a freelancer; what is undefined stays. */
export interface FreelancerWords {
  readonly hourly_rate?: bigint | null | undefined
  readonly headline?: string | undefined
  readonly skills?: readonly string[] | undefined
  readonly summary?: string | undefined
  readonly country?: string | undefined
  readonly location?: string | undefined
  readonly hides_earnings?: boolean | undefined
}

export async function setFreelancer(tx: Tx, member: number, words: FreelancerWords): Promise<void> {
  const given = Object.fromEntries(
    Object.entries({
      ...words,
      hourly_rate: words.hourly_rate?.toString() ?? words.hourly_rate,
      skills: words.skills && [...words.skills],
    }).filter(([, value]) => value !== undefined),
  )
  // Nothing is written where the member is gone in the meantime.
  await sql`
    with ${me(sql`${member}`)}
    insert into freelancers (member_id) select id from me on conflict do nothing`.execute(tx)
  if (Object.keys(given).length === 0) return
  await tx.updateTable('freelancers').set(given).where('member_id', '=', member).execute()
}
