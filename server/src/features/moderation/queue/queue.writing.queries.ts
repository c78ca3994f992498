/** SQL of what moderators write: who looks at a case, decisions with what they do, and notes. */
import { type Restriction, restrictions } from '@commons/contract/moderation/decisions.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import type { ReportKind, ReportKindName } from '../../../platform/report-kinds.ts'
import type { NamedRow } from './queue.queries.ts'

export async function setAssigned(
  tx: Tx,
  reports: readonly number[],
  moderator: number | null,
): Promise<void> {
  await sql`
    update reports set assigned_to = ${moderator}, state = ${moderator === null ? 'open' : 'reviewing'}
    where id = any (${reports}::bigint[])`.execute(tx)
}

export async function isModerator(db: Db, member: number): Promise<boolean> {
  const { rows } = await sql`
    select from staff_roles sr where sr.member_id = ${member} and sr.role in ('moderator', 'admin')`.execute(
    db,
  )
  return rows.length > 0
}

export async function hasRule(db: Db, rule: number): Promise<boolean> {
  const { rows } = await sql`select from rules where id = ${rule} and retired_at is null`.execute(db)
  return rows.length > 0
}

interface NewDecision {
  readonly kind: ReportKindName
  readonly reported: number
  readonly member: number | null
  /** Null: the operator. */
  readonly moderator: number | null
  readonly rule: number
  readonly reason: string
  readonly shown: object
}

export async function addDecision(
  tx: Tx,
  { kind, reported, member, moderator, rule, reason, shown }: NewDecision,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into decisions (kind, reported_id, member_id, moderator_id, rule_id, rule_version, reason, shown)
    values (${kind}, ${reported}, ${member}, ${moderator}, ${rule},
      (select version_id from rules where id = ${rule}), ${reason}, ${JSON.stringify(shown)}::jsonb)
    returning id`.execute(tx)
  if (!rows[0]) throw new Error('The decision was not added')
  return rows[0].id
}

export async function addAct(
  tx: Tx,
  decision: number,
  { act, given = {}, before = {} }: { act: string; given?: object; before?: object },
): Promise<void> {
  await sql`
    insert into decision_acts (decision_id, act, given, before)
    values (${decision}, ${act}, ${JSON.stringify(given)}::jsonb, ${JSON.stringify(before)}::jsonb)`.execute(
    tx,
  )
}

type Held = Pick<ReportKind, 'table' | 'as' | 'setDeleted'>

/** Sets `deleted_at` of an object where `isSo` holds. */
export const setDeleted = async (
  tx: Tx,
  { table, as, setDeleted: ofKind }: Held,
  id: number,
  change: Parameters<NonNullable<ReportKind['setDeleted']>>[2],
) => {
  if (ofKind) return ofKind(tx, id, change)
  const { rows } = await sql<{ was: string | null }>`
    update ${sql.table(table)} as ${sql.raw(as)} set deleted_at = ${change.at}
    where ${sql.ref(`${as}.id`)} = ${id} and ${change.isSo}
    returning old.deleted_at::text as was`.execute(tx)
  return rows[0]
}

/** Hides an object; returns when its author had deleted it. */
export const hide = (tx: Tx, kind: Held, id: number, decision: number) =>
  setDeleted(tx, kind, id, {
    at: sql`held_by(${decision})`,
    isSo: sql`(not is_held(${sql.ref(`${kind.as}.deleted_at`)})) is not false`,
  })

/** Shows an object again that a decision hides; one that its author had deleted is deleted again. */
export async function show(
  tx: Tx,
  kind: Held,
  id: number,
  { decision, was }: { decision: number; was: string | null },
): Promise<void> {
  await sql`select set_config('commons.deciding', 'on', true)`.execute(tx)
  await setDeleted(tx, kind, id, {
    at: sql`${was}::timestamptz`,
    isSo: sql`${sql.ref(`${kind.as}.deleted_at`)} = held_by(${decision})`,
  })
  await sql`select set_config('commons.deciding', '', true)`.execute(tx)
}

export interface Labels {
  readonly nsfw: string[]
  readonly nsfw_kept: string[]
}

/** Sets why an object isn't safe for work; returns what was said before. */
export async function label(
  tx: Tx,
  { table }: Held,
  id: number,
  reasons: readonly string[],
): Promise<Labels | undefined> {
  const { rows } = await sql<Labels>`
    update ${sql.table(table)} set nsfw = ${reasons}::text[], nsfw_kept = ${reasons}::text[]
    where id = ${id} returning old.nsfw, old.nsfw_kept`.execute(tx)
  return rows[0]
}

/** Takes a label back; what its author has added since stays. */
export async function unlabel(
  tx: Tx,
  { table }: Held,
  id: number,
  { nsfw, nsfw_kept }: Labels,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set nsfw_kept = ${nsfw_kept}::text[],
      nsfw = ${nsfw}::text[] || array(
        select said from unnest(nsfw) as said where said <> all (nsfw_kept) and said <> all (${nsfw}::text[]))
    where id = ${id}`.execute(tx)
}

/** Returns whether an object is there, whoever may see it. */
export async function isThere(db: Db, { table }: Held, id: number): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id}`.execute(db)
  return rows.length > 0
}

/** Returns the topics of the pages that show an object. */
export async function listTopics(db: Db, { table, as, topics }: ReportKind, id: number): Promise<string[]> {
  const { rows } = await sql<{ topics: string[] }>`
    select ${topics} as topics from ${sql.table(table)} ${sql.raw(as)} where ${sql.ref(`${as}.id`)} = ${id}`.execute(
    db,
  )
  return rows[0]?.topics ?? []
}

interface Outcome {
  readonly decision: number
  readonly state: 'upheld' | 'dismissed'
  readonly answer: string
}

/** Gives locked reports their outcome, and tells their reporters. */
export async function setOutcome(
  tx: Tx,
  reports: readonly number[],
  { decision, state, answer }: Outcome,
): Promise<void> {
  await sql`
    with decided as (
      update reports set state = ${state}, answer = ${answer}, decided_at = now(), decision_id = ${decision}
      where id = any (${reports}::bigint[]) returning id, reporter_id)
    insert into notification_outbox (kind, member_id, about_id)
    select ${`report_${state}`}, reporter_id, id from decided where reporter_id is not null`.execute(tx)
}

export async function tellMember(
  tx: Tx,
  kind: 'decision_made' | 'decision_undone' | 'appeal_upheld' | 'appeal_overturned',
  member: number,
  decision: number,
): Promise<void> {
  await sql`insert into notification_outbox (kind, member_id, about_id)
    values (${kind}, ${member}, ${decision})`.execute(tx)
}

export interface LockedDecision {
  readonly id: number
  readonly kind: ReportKindName
  readonly reported_id: number
  readonly member_id: number | null
  readonly moderator_id: number | null
  readonly rule_id: number
  readonly undone_at: Date | null
  readonly acts: ReadonlyArray<{ act: string; before: object }>
  readonly is_purged: boolean
  /** A later decision that stands labels the same object. */
  readonly is_superseded: boolean
}

export async function lockDecision(tx: Tx, decision: number): Promise<LockedDecision | undefined> {
  await sql`select from decisions where id = ${decision} for update`.execute(tx)
  const { rows } = await sql<LockedDecision>`
    select de.id, de.kind, de.reported_id, de.member_id, de.moderator_id, de.rule_id, de.undone_at,
      (select coalesce(jsonb_agg(jsonb_build_object('act', act, 'before', before)), '[]')
        from decision_acts where decision_id = de.id) as acts,
      exists (select from purges pu where pu.decision_id = de.id and pu.purged_at is not null) as is_purged,
      exists (select from decision_acts mine where mine.decision_id = de.id and mine.act = 'label')
        and exists (
          select from decisions newer join decision_acts its on its.decision_id = newer.id and its.act = 'label'
          where newer.kind = de.kind and newer.reported_id = de.reported_id and newer.id > de.id
            and newer.undone_at is null) as is_superseded
    from decisions de where de.id = ${decision}`.execute(tx)
  return rows[0]
}

/** Lists decisions of a moderator that stand, the latest first. */
export async function listStandingOf(
  tx: Tx,
  moderator: number,
  { from, to, most }: { from: Date; to: Date; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from decisions where moderator_id = ${moderator} and undone_at is null
      and decided_at >= ${from} and decided_at <= ${to} order by id desc limit ${most}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Returns whether a moderator, or the operator, began this act. */
export async function isWaveOf(db: Db, wave: number, moderator: number | null): Promise<boolean> {
  const { rows } = await sql`
    select from decisions where wave_id = ${wave} and moderator_id is not distinct from ${moderator}::bigint limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Notes that these decisions were made in one act. */
export async function setWave(tx: Tx, decisions: readonly number[], wave: number): Promise<void> {
  await sql`update decisions set wave_id = ${wave} where id = any (${decisions}::bigint[])`.execute(tx)
}

/** Lists what an act has imposed on whom, taken back since or not. */
export async function listImposed(
  db: Db,
  wave: number,
): Promise<Array<{ member_id: number; act: Restriction }>> {
  const { rows } = await sql<{ member_id: number; act: Restriction }>`
    select de.member_id, its.act from decisions de join decision_acts its on its.decision_id = de.id
    where de.wave_id = ${wave} and de.member_id is not null and its.act = any (${restrictions}::text[])`.execute(
    db,
  )
  return rows
}

/** Lists the decisions of an act that stand, the latest first. */
export async function listStandingOfWave(tx: Tx, wave: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from decisions where wave_id = ${wave} and undone_at is null order by id desc limit ${most}`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

export async function hasWave(db: Db, wave: number): Promise<boolean> {
  const { rows } = await sql`select from decisions where wave_id = ${wave} limit 1`.execute(db)
  return rows.length > 0
}

/** Lists the members whom these decisions have suspended or limited. */
export async function listRestricted(db: Db, decisions: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ member_id: number }>`
    select distinct member_id from restrictions where decision_id = any (${decisions}::bigint[])`.execute(db)
  return rows.map(({ member_id }) => member_id)
}

/** Marks a locked decision as taken back; its reports wait again, unless their reporters have reported anew. */
export async function setUndone(
  tx: Tx,
  decision: number,
  { by, reason }: { by: number | null; reason: string },
): Promise<number[]> {
  await sql`
    update decisions set undone_at = now(), undone_by = ${by}, undone_reason = ${reason}
    where id = ${decision}`.execute(tx)
  const { rows } = await sql<{ reporter_id: number | null }>`
    update reports r set state = case when r.assigned_to is null then 'open' else 'reviewing' end, answer = '',
      decided_at = null, decision_id = null
    where r.decision_id = ${decision} and not exists (
      select from reports anew where anew.reporter_id is not distinct from r.reporter_id and anew.kind = r.kind
        and anew.reported_id = r.reported_id and anew.state in ('open', 'reviewing'))
    returning r.reporter_id`.execute(tx)
  return rows.flatMap(({ reporter_id }) => reporter_id ?? [])
}

/** What a note is about: a member, or a reported object. */
export type NoteAbout =
  | { readonly member: number }
  | { readonly kind: ReportKindName; readonly reported: number }

export interface NoteRow {
  readonly id: number
  readonly author: NamedRow | null
  readonly message: string
  readonly created_at: Date
}

const noteColumns = sql`n.id, n.message, n.created_at,
  case when m.id is not null then json_build_object('user_id', m.id, 'full_name', m.full_name,
    'username', m.username) end as author`
const noteAuthor = sql`left join members m on m.id = n.author_id`

export async function addNote(tx: Tx, author: number, about: NoteAbout, message: string): Promise<NoteRow> {
  const of =
    'member' in about ? { member_id: about.member } : { kind: about.kind, reported_id: about.reported }
  const { id } = await tx
    .insertInto('staff_notes')
    .values({ author_id: author, message, ...of })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { rows } = await sql<NoteRow>`
    select ${noteColumns} from staff_notes n ${noteAuthor} where n.id = ${id}`.execute(tx)
  if (!rows[0]) throw new Error('The note was not added')
  return rows[0]
}

/** Lists notes, latest first; at most 50. */
export async function listNotes(db: Db, about: NoteAbout): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select ${noteColumns} from staff_notes n ${noteAuthor}
    where ${
      'member' in about
        ? sql`n.member_id = ${about.member}`
        : sql`n.kind = ${about.kind} and n.reported_id = ${about.reported}`
    }
    order by n.id desc limit 50`.execute(db)
  return rows
}

export async function hasMember(db: Db, member: number): Promise<boolean> {
  const { rows } = await sql`select from members where id = ${member}`.execute(db)
  return rows.length > 0
}
