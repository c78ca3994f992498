/** SQL of what a member's reputation is made of: agreements of which money was released, of distinct accounts. */
import { sql } from 'kysely'
import { type Db, prepared } from '../../../platform/db/prepared.ts'

export interface SideRow {
  counterparts: number
  agreements: number
  /** In cents of US dollars. */
  released: string
  reviews: number
  rating: string
}

export interface ReputationRow {
  username: string
  full_name: string
  since: Date
  as_freelancer: SideRow
  as_client: SideRow
}

/** One row: what the member is on one side. Those who have left count as one each agreement: nothing tells them apart. */
const side = (role: 'freelancer' | 'client') => {
  const [own, other] =
    role === 'freelancer'
      ? [sql.ref('ag.freelancer_id'), sql.ref('ag.client_id')]
      : [sql.ref('ag.client_id'), sql.ref('ag.freelancer_id')]
  return sql`
    select jsonb_build_object(
      'counterparts', count(distinct coalesce(${other}, -ag.id)), 'agreements', count(*),
      'released', coalesce(sum(ag.released), 0)::text, 'reviews', count(rv.stars),
      'rating', coalesce(round(avg(rv.stars), 1), 0)::numeric(2, 1)::text)
    from agreements ag
      left join reviews rv on rv.agreement_id = ag.id and rv.by_client = ${sql.lit(role === 'freelancer')}
        and rv.shown_at <= asked.at and not rv.is_related
    where ${own} = m.id and ag.earned_at is not null and not ag.is_related`
}

const getReputationRow = prepared<[member: number, at: Date], ReputationRow>(
  'get_reputation',
  // oxlint-disable-next-line commons/members-in-sight -- members ask about themselves
  (member, at) => sql`
    select m.username, m.full_name, m.created_at as since, (${side('freelancer')}) as as_freelancer,
      (${side('client')}) as as_client
    from members m cross join (select ${at}::timestamptz as at) as asked where m.id = ${member}`,
)

export async function getReputation(db: Db, member: number, at: Date): Promise<ReputationRow> {
  const [row] = await getReputationRow(db, member, at)
  if (!row) throw new Error('A member has no reputation')
  return row
}
