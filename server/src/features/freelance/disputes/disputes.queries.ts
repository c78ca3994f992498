/** SQL that reads disputes. The two of the agreement see them, and the member of staff who has taken one. */
import type { DisputeEventKind, DisputeRole, DisputeStatus } from '@commons/contract/shared/dispute.ts'
import { type RawBuilder, sql } from 'kysely'
import type { AuthorRow } from '../../../authors/author.queries.ts'
import { type Db, prepared } from '../../../platform/db/prepared.ts'
import type { AttachmentRow } from '../../../platform/media/address.ts'
import { decidesDisputes, hasTaken, visibleDispute } from '../../../visibility/disputes.ts'
import { party } from '../agreements/agreements.queries.ts'
import { type EventRow, milestoneHistory } from '../milestones/milestones.queries.ts'
import type { Role } from '../milestones/milestones.transitions.ts'

/** What a side has said, as JSON. */
export interface SaidRow {
  sayings: number
  offer: { id: number; units: string; at: string } | null
}

export interface DisputeLineRow {
  id: number
  milestone_id: number
  agreement_id: number
  job_id: number | null
  title: string
  description: string
  /** In cents of US dollars, of the whole milestone; and all its tokens. */
  price: string
  all_units: string
  rate: string
  state: DisputeStatus
  by_client: boolean
  units: string
  opened_at: Date
  turn_of_client: boolean | null
  answer_until: Date | null
  escalated_at: Date | null
  decide_until: Date | null
  settled_at: Date | null
  awarded: string | null
  /** Who has taken it and may still decide. */
  assignee_id: number | null
  client_id: number | null
  freelancer_id: number | null
  client: AuthorRow | null
  freelancer: AuthorRow | null
  said: Record<Role, SaidRow>
  /** The entry of the log that ended it. */
  ending: { by_role: DisputeRole | null; message: string } | null
}

/** As JSON, so with times and amounts as texts. */
export interface DisputeEventRow {
  id: number
  kind: DisputeEventKind
  by_role: DisputeRole | null
  staff_id: number | null
  message: string
  units: string | null
  at: string
  files: AttachmentRow[]
}

export interface DisputeRow extends DisputeLineRow {
  log: DisputeEventRow[]
  history: EventRow[]
}

/** So much of a log is shown, the latest first: more than both may say. */
const mostEvents = sql.lit(200)

const said = (role: Role) => sql`jsonb_build_object(
  'sayings', (select count(*) from job_dispute_events de
    where de.dispute_id = jd.id and de.by_role = ${sql.lit(role)} and de.kind in ('evidence', 'offered')),
  'offer', (select jsonb_build_object('id', de.id, 'units', de.units::text, 'at', de.at) from job_dispute_events de
    where de.dispute_id = jd.id and de.by_role = ${sql.lit(role)} and de.kind = 'offered' order by de.id desc limit 1))`

/** What both sides of the dispute `jd` have said. */
export const bothSaid = sql`
  jsonb_build_object('client', ${said('client')}, 'freelancer', ${said('freelancer')}) as said`

/** Who has taken the dispute `jd`; null where they may no longer decide. */
export const assigneeNow = sql`case when ${decidesDisputes(sql.ref('jd.assignee_id'))} then jd.assignee_id end`

const lineColumns = sql`
  jd.id, jd.milestone_id, jm.agreement_id, ag.job_id, ag.title, jm.description, jm.price::text, jm.units::text as all_units,
  trim_scale(jm.rate)::text as rate, jd.state, jd.by_client, jd.units::text as units, jd.opened_at, jd.turn_of_client,
  jd.answer_until, jd.escalated_at, jd.decide_until, jd.settled_at, jd.awarded::text, ${assigneeNow} as assignee_id,
  ag.client_id, ag.freelancer_id, ${party(sql.ref('ag.client_id'))} as client,
  ${party(sql.ref('ag.freelancer_id'))} as freelancer, ${bothSaid},
  (select jsonb_build_object('by_role', de.by_role, 'message', de.message) from job_dispute_events de
    where de.dispute_id = jd.id and de.kind = jd.state order by de.id desc limit 1) as ending`

const tables = sql`
  job_disputes jd join job_milestones jm on jm.id = jd.milestone_id join agreements ag on ag.id = jm.agreement_id`

const findRow = prepared<[viewer: number, dispute: number], DisputeRow>(
  'find_job_dispute',
  (viewer, dispute) => sql`
    select ${lineColumns},
      array(
        select to_jsonb(de) || jsonb_build_object('units', de.units::text, 'files', array(
          select jsonb_build_object('key', file.key, 'bytes', file.bytes, 'mime', file.mime, 'file_name', file.file_name)
          from job_dispute_files df join media file on file.id = df.media_id where df.event_id = de.id order by df.place))
        from job_dispute_events de where de.dispute_id = jd.id order by de.id desc limit ${mostEvents}) as log,
      case when ${hasTaken(viewer)} then ${milestoneHistory} else '{}' end as history
    from ${tables} where jd.id = ${dispute} and ${visibleDispute(viewer)}`,
)

export async function findDispute(db: Db, viewer: number, dispute: number): Promise<DisputeRow | undefined> {
  return (await findRow(db, viewer, dispute))[0]
}

const isFrozen = sql`jd.state in ('open', 'escalated')`

/** The list of the two's disputes, and of those that are over. */
const ownList = (name: string, which: RawBuilder<unknown>) =>
  prepared<[member: number, before: number, limit: number, offset: number], DisputeLineRow>(
    name,
    (member, before, limit, offset) => sql`
      with theirs as materialized (
        select id from agreements where client_id = ${member}
        union all select id from agreements where freelancer_id = ${member}),
      page as materialized (
        select jd.id from theirs
        cross join lateral (
          -- Each agreement by itself: a join of them all would read everybody's disputes.
          select jd.* from job_milestones jm join job_disputes jd on jd.milestone_id = jm.id
          where jm.agreement_id = theirs.id offset 0) as jd
        where jd.id < ${before} and ${which} order by jd.id desc limit ${limit}::int offset ${offset}::int)
      select ${lineColumns} from page join ${tables} on jd.id = page.id order by jd.id desc`,
  )

export const listOwnDisputes = {
  open: ownList('list_own_disputes', isFrozen),
  settled: ownList('list_own_settled_disputes', sql`not (${isFrozen})`),
}

export interface DisputeCaseRow extends DisputeLineRow {
  assignee: AuthorRow | null
}

const notOwn = (member: RawBuilder<unknown>) => sql`
  ag.client_id is distinct from ${member} and ag.freelancer_id is distinct from ${member}`

interface CaseOrder {
  /** True for the rows `jd` after the cursor. */
  readonly after: (before: RawBuilder<unknown>) => RawBuilder<unknown>
  readonly order: RawBuilder<unknown>
}
const earliestFirst: CaseOrder = {
  after: (before) => sql`jd.id > 999999999999999 - ${before}::bigint`,
  order: sql`jd.id`,
}
const latestFirst: CaseOrder = { after: (before) => sql`jd.id < ${before}`, order: sql`jd.id desc` }

/** A list of staff's, without their own disputes. */
const caseList = (
  name: string,
  which: (member: RawBuilder<unknown>) => RawBuilder<unknown>,
  { after, order }: CaseOrder = earliestFirst,
) =>
  prepared<[member: number, before: number, limit: number, offset: number], DisputeCaseRow>(
    name,
    (member, before, limit, offset) => sql`
      with page as materialized (
        select jd.id from ${tables}
        where ${after(before)} and ${which(member)} and ${notOwn(member)}
        order by ${order} limit ${limit}::int offset ${offset}::int)
      select ${lineColumns}, ${party(assigneeNow)} as assignee from page join ${tables} on jd.id = page.id
      order by ${order}`,
  )

export const listDisputeCases = {
  to_decide: caseList('list_disputes_to_decide', () => sql`jd.decide_until is not null`),
  open: caseList('list_disputes_open', () => sql`jd.answer_until is not null`),
  mine: caseList(
    'list_disputes_taken',
    (member) => sql`jd.assignee_id = ${member} and jd.decide_until is not null`,
  ),
  settled: caseList('list_disputes_settled', () => sql`jd.settled_at is not null`, latestFirst),
}

const findCaseRow = prepared<[member: number, dispute: number], DisputeCaseRow>(
  'find_dispute_case',
  (member, dispute) => sql`
    select ${lineColumns}, ${party(assigneeNow)} as assignee from ${tables} where jd.id = ${dispute} and ${notOwn(member)}`,
)

/** Returns a dispute as staff see it in their list. */
export const findDisputeCase = (db: Db, member: number, dispute: number): Promise<DisputeCaseRow[]> =>
  findCaseRow(db, member, dispute)

export interface ChatRow {
  id: number
  seq: number
  author_id: number | null
  message: string
  file: string | null
  at: Date
  edited_at: Date | null
  deleted_at: Date | null
}

/** Lists what the two of a dispute have written as client and freelancer since the bid, latest first. */
export async function listChatOf(
  db: Db,
  dispute: number,
  { before, limit, offset }: { before: number; limit: number; offset: number },
): Promise<ChatRow[]> {
  const { rows } = await sql<ChatRow>`
    select d.id, d.seq, d.author_id, d.message, file.kind as file, d.created_at as at, d.edited_at, d.deleted_at
    from job_disputes jd join job_milestones jm on jm.id = jd.milestone_id join agreements ag on ag.id = jm.agreement_id
    join conversations c on c.kind = 'freelance' and c.low_id = least(ag.client_id, ag.freelancer_id)
      and c.high_id = greatest(ag.client_id, ag.freelancer_id)
    join messages d on d.conversation_id = c.id
    left join media file on file.id = d.media_id
    where jd.id = ${dispute} and d.seq < ${before}
      and d.created_at >= least(ag.offered_at, (
        select bd.created_at from bids bd where bd.job_id = ag.job_id and bd.bidder_id = ag.freelancer_id))
    order by d.seq desc limit ${limit}::int offset ${offset}::int`.execute(db)
  return rows
}
