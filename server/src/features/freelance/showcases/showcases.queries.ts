/** All SQL of delivered work that both show. Whoever writes it has locked its agreement. */
import { sql } from 'kysely'
import type { AuthorRow } from '../../../authors/author.queries.ts'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'
import type { MediaRow } from '../../../platform/media/media.queries.ts'
import { visibleAgreement } from '../../../visibility/agreements.ts'
import { notHidden, type Who } from '../../../visibility/members.ts'
import { visibleShowcase } from '../../../visibility/showcases.ts'
import { party } from '../agreements/agreements.queries.ts'
import type { Showable } from './showcases.rules.ts'

export interface ShowcaseRow {
  id: number
  by_client: boolean
  title: string
  description: string
  link: string
  picture: MediaRow | null
  client_id: number | null
  client: AuthorRow | null
  freelancer_id: number | null
  freelancer: AuthorRow | null
  proposed_at: Date
  published_at: Date | null
}

// Whoever reads it is one of the two, or sees both (visibleShowcase).
const showcaseColumns = sql`
  js.id, js.by_client, js.title, js.description, js.link,
  (select to_jsonb(file) from media file where file.id = js.media_id and file.state = 'ready') as picture,
  ag.client_id, ${party(sql.ref('ag.client_id'))} as client, ag.freelancer_id, ${party(sql.ref('ag.freelancer_id'))} as freelancer,
  js.proposed_at, js.published_at`

const tables = sql`job_showcases js join agreements ag on ag.id = js.agreement_id`

const find = prepared<[viewer: number, showcase: number], ShowcaseRow>(
  'find_showcase',
  (viewer, id) => sql`
    select ${showcaseColumns} from ${tables} where js.id = ${id} and ${visibleAgreement(viewer)}`,
)

/** Returns what the viewer shows, or would, with the other side of an agreement. */
export async function findShowcase(db: Db, viewer: number, id: number): Promise<ShowcaseRow | undefined> {
  return (await find(db, viewer, id))[0]
}

/** Lists what the two of an agreement show, or have proposed: one at most. One of them is the viewer. */
export const listOfAgreement = prepared<[viewer: number, agreement: number], ShowcaseRow>(
  'list_showcases_of_agreement',
  (viewer, agreement) => sql`
    select ${showcaseColumns} from ${tables} where ag.id = ${agreement} and ${visibleAgreement(viewer)}`,
)

const ofSide = (
  side: 'client_id' | 'freelancer_id',
  viewer: Who,
  subject: Who,
  before: Who,
  most: Who,
) => sql`
  select ${showcaseColumns} from ${tables}
  where ${sql.ref(`ag.${side}`)} = ${subject} and ${visibleShowcase(viewer)} and js.id < ${before}
  order by js.id desc limit ${most}`

/** Lists what is shown of a member's work, and of what was done for them, the latest first. */
export const listShowcases = prepared<
  [viewer: number, subject: number, before: number, limit: number, offset: number],
  ShowcaseRow
>(
  'list_showcases',
  (viewer, subject, before, limit, offset) => sql`
    select * from (
      (${ofSide('client_id', viewer, subject, before, sql`(${limit}::int + ${offset}::int)`)})
      union all
      (${ofSide('freelancer_id', viewer, subject, before, sql`(${limit}::int + ${offset}::int)`)})) as both_sides
    order by id desc limit ${limit}::int offset ${offset}::int`,
)

/** Returns whether the viewer sees a member. */
export async function seesMember(db: Db, viewer: number, subject: number): Promise<boolean> {
  const { rows } = await sql`
    select from members m
    where m.id = ${subject} and (m.id = ${viewer} or ${notHidden(sql`${viewer}::bigint`, sql.ref('m.id'))})`.execute(
    db,
  )
  return rows.length > 0
}

/** Returns what of a viewer's agreement decides whether its work can be shown; undefined where it isn't theirs. */
export async function findShowable(db: Db, viewer: number, agreement: number): Promise<Showable | undefined> {
  const { rows } = await sql<Showable>`
    select ag.released > 0 as "isPaid", ag.client_id is not null and ag.freelancer_id is not null as "hasBoth",
      exists (select from job_showcases js where js.agreement_id = ag.id) as "hasOne"
    from agreements ag where ag.id = ${agreement} and ${visibleAgreement(sql`${viewer}::bigint`)}`.execute(db)
  return rows[0]
}

interface NewShowcase {
  readonly agreement: number
  readonly byClient: boolean
  readonly title: string
  readonly description: string
  readonly link: string
  readonly media: string | undefined
  readonly at: Date
}

export async function addShowcase(tx: Tx, made: NewShowcase): Promise<number> {
  const { agreement, byClient, title, description, link, media, at } = made
  const { rows } = await sql<{ id: number }>`
    insert into job_showcases (agreement_id, by_client, title, description, link, media_id, proposed_at)
    values (${agreement}, ${byClient}, ${title}, ${description}, ${link}, ${media ?? null}::uuid, ${at})
    returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A showcase was not added')
  return row.id
}

/** Returns the agreement of a showcase. */
export async function findAgreementOfShowcase(tx: Tx, showcase: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select agreement_id as id from job_showcases where id = ${showcase}`.execute(tx)
  return rows[0]?.id
}

/** Returns how a showcase stands whose agreement is locked. */
export async function readShowcase(
  tx: Tx,
  showcase: number,
): Promise<{ by_client: boolean; is_published: boolean } | undefined> {
  const { rows } = await sql<{ by_client: boolean; is_published: boolean }>`
    select by_client, published_at is not null as is_published from job_showcases where id = ${showcase}`.execute(
    tx,
  )
  return rows[0]
}

export async function publishShowcase(tx: Tx, showcase: number, at: Date): Promise<void> {
  await sql`update job_showcases set published_at = ${at} where id = ${showcase}`.execute(tx)
}

export async function deleteShowcase(tx: Tx, showcase: number): Promise<void> {
  await sql`delete from job_showcases where id = ${showcase}`.execute(tx)
}

/** Tells the other side. */
export async function addNews(
  tx: Tx,
  news: {
    kind: 'showcase_proposed' | 'showcase_published'
    member: number
    actor: number
    agreement: number
    showcase: number
  },
): Promise<void> {
  await sql`
    insert into notification_outbox (kind, member_id, actor_id, about_id, item_id)
    values (${news.kind}, ${news.member}, ${news.actor}, ${news.agreement}, ${news.showcase})`.execute(tx)
}
