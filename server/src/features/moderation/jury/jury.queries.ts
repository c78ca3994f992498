/** SQL of juries: who can be drawn, seats, and votes. An appeal is always locked before its seats. */
import type { Act } from '@commons/contract/moderation/decisions.ts'
import { daysOfJury, hoursToAccept, type JuryCase, leastEligible } from '@commons/contract/moderation/jury.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ReportKindName } from '../../../platform/report-kinds.ts'
import { areFriends, isAway, isBlockBetween, isMinor } from '../../../visibility/members.ts'

const juryEnd = sql`now() + interval '${sql.raw(String(daysOfJury))} days'`
const isLate = sql<boolean>`ju.invited_at <= now() - interval '${sql.raw(String(hoursToAccept))} hours'`

/**
 * Returns the kind of a decision that a jury may see: about text that everybody could read, that isn't marked as
 * sensitive, and that nobody reported as sensitive or illegal.
 */
export async function findForJury(
  tx: Tx,
  kinds: Platform['reportKinds'],
  decision: number,
): Promise<ReportKindName | undefined> {
  const labelled = Object.entries(kinds).flatMap(([name, { table, as, acts }]) =>
    acts.includes('label')
      ? [
          sql`when ${sql.lit(name)} then exists (
            select from ${sql.table(table)} ${sql.raw(as)}
            where ${sql.ref(`${as}.id`)} = de.reported_id and ${sql.ref(`${as}.nsfw`)} <> '{}')`,
        ]
      : [],
  )
  const { rows } = await sql<{ kind: ReportKindName }>`
    select de.kind from decisions de
    where de.id = ${decision} and de.shown->>'is_open' = 'true' and de.shown->>'file_type' is null
      and not exists (select from decision_acts where decision_id = de.id and act = 'label')
      and not case de.kind ${sql.join(labelled, sql` `)} else false end
      and not exists (
        select from reports sent where sent.kind = de.kind and sent.reported_id = de.reported_id
          and sent.reason in ('nsfw_not_marked', 'illegal'))`.execute(tx)
  return rows[0]?.kind
}

/** Seats are drawn among so many at most: enough that some are left once accounts of the same people are out. */
const mostLookedAt = 100

/**
 * Lists members who can be jurors on an appeal, in the order in which they are drawn: active, of age, of long enough
 * standing, without a role, and not involved.
 */
export async function listEligible(
  tx: Tx,
  kinds: Platform['reportKinds'],
  appeal: number,
  kind: ReportKindName,
): Promise<number[]> {
  const { table, as, involves } = kinds[kind]
  const leads = involves
    ? sql`and not exists (
        select from ${sql.table(table)} ${sql.raw(as)}
        where ${sql.ref(`${as}.id`)} = its.reported_id and ${involves(sql.ref('drawn.id'))})`
    : sql``
  // oxlint-disable-next-line commons/members-in-sight -- they are shown to nobody
  const { rows } = await sql<{ id: number }>`
    with its as materialized (
      select ap.id, ap.jury_seed, de.kind, de.reported_id, de.member_id, de.moderator_id
      from appeals ap join decisions de on de.id = ap.decision_id where ap.id = ${appeal}),
    drawn as materialized (
      select cand.id, sha256(its.jury_seed || int8send(cand.id)) as turn
      from its cross join members cand
      where cand.email_verified_at is not null and cand.created_at < now() - interval '30 days'
        and cand.id <> its.member_id and cand.id is distinct from its.moderator_id
        and exists (
          select from sessions used where used.member_id = cand.id and used.last_used_at > now() - interval '30 days')
        and not ${isAway(sql.ref('cand.id'))} and not ${isMinor(sql.ref('cand.id'))}
        and not exists (select from staff_roles sr where sr.member_id = cand.id)
        and not exists (select from jury_refusals refused where refused.member_id = cand.id)
        and not exists (select from jurors seat where seat.appeal_id = its.id and seat.member_id = cand.id)
        and not exists (
          select from decisions against where against.member_id = cand.id and against.undone_at is null
            and exists (select from decision_acts where decision_id = against.id))
        and not exists (
          select from reports sent where sent.kind = its.kind and sent.reported_id = its.reported_id
            and sent.reporter_id = cand.id)
        and not ${isBlockBetween(sql.ref('cand.id'), sql.ref('its.member_id'))}
        and not ${areFriends(sql.ref('cand.id'), sql.ref('its.member_id'))}
      order by turn limit ${sql.lit(mostLookedAt)})
    select drawn.id from drawn cross join its
    where not are_related(its.member_id, drawn.id) ${leads}
    order by drawn.turn`.execute(tx)
  return rows.map(({ id }) => id)
}

export const isEnough = (eligible: readonly number[]): boolean => eligible.length >= leastEligible

/** Sets the seed of an appeal's draw, before anybody is drawn. */
export async function setSeed(tx: Tx, appeal: number, seed: Buffer): Promise<void> {
  await sql`update appeals set jury_seed = ${seed} where id = ${appeal}`.execute(tx)
}

export async function openJury(tx: Tx, appeal: number): Promise<void> {
  await sql`update appeals set state = 'jury', jury_until = ${juryEnd} where id = ${appeal}`.execute(tx)
}

/** The jury didn't decide: a moderator answers. */
export async function setUndecided(tx: Tx, appeal: number): Promise<void> {
  await sql`update appeals set state = 'waiting' where id = ${appeal} and state = 'jury'`.execute(tx)
}

/** Invites members as jurors, and tells them. */
export async function addSeats(tx: Tx, appeal: number, members: readonly number[]): Promise<void> {
  await sql`
    with seats as (
      insert into jurors (appeal_id, member_id) select ${appeal}, unnest(${members}::bigint[]) returning id, member_id)
    insert into notification_outbox (kind, member_id, about_id) select 'jury_invited', member_id, id from seats`.execute(
    tx,
  )
}

export interface Seat {
  readonly id: number
  readonly member_id: number | null
  readonly state: 'invited' | 'accepted' | 'voted' | 'declined' | 'lapsed'
  readonly verdict: 'uphold' | 'overturn' | null
}

/** Lists the seats of a locked appeal. */
export async function listSeats(tx: Tx, appeal: number): Promise<Seat[]> {
  const { rows } = await sql<Seat>`
    select ju.id, ju.member_id, ju.state, ju.verdict from jurors ju where ju.appeal_id = ${appeal} order by ju.id`.execute(
    tx,
  )
  return rows
}

/** Returns the appeal of a member's seat. */
export async function findAppealOf(tx: Tx, seat: number, member: number): Promise<number | undefined> {
  const { rows } = await sql<{ appeal_id: number }>`
    select appeal_id from jurors where id = ${seat} and member_id = ${member}`.execute(tx)
  return rows[0]?.appeal_id
}

export async function setSeat(
  tx: Tx,
  seat: number,
  {
    state,
    verdict = null,
    message = '',
  }: { state: Seat['state']; verdict?: Seat['verdict']; message?: string },
): Promise<void> {
  await sql`
    update jurors set state = ${state}, verdict = ${verdict}, message = ${message} where id = ${seat}`.execute(
    tx,
  )
}

/** Ends seats of those who didn't answer in time, or went away before they voted; returns whose they were. */
export async function lapseSeats(tx: Tx, appeal: number): Promise<number[]> {
  const { rows } = await sql<{ member_id: number | null }>`
    update jurors ju set state = 'lapsed'
    where ju.appeal_id = ${appeal} and (
      (ju.state = 'invited' and ${isLate})
      or (ju.state in ('invited', 'accepted') and (ju.member_id is null or ${isAway(sql.ref('ju.member_id'))})))
    returning ju.member_id`.execute(tx)
  return rows.flatMap(({ member_id }) => member_id ?? [])
}

/** Tells those who voted that the jury is done. */
export async function tellVoters(tx: Tx, appeal: number): Promise<void> {
  await sql`
    insert into notification_outbox (kind, member_id, about_id)
    select 'jury_ended', member_id, id from jurors
    where appeal_id = ${appeal} and state = 'voted' and member_id is not null`.execute(tx)
}

export interface RunningJury {
  readonly id: number
}

/** Lists appeals that a jury has, by id. */
export async function listJuries(db: Db, after: number): Promise<RunningJury[]> {
  const { rows } = await sql<RunningJury>`
    select ap.id from appeals ap where ap.answered_at is null and ap.state = 'jury' and ap.id > ${after}
    order by ap.id limit 100`.execute(db)
  return rows
}

/** Whether a locked appeal's jury is out of time, and the kind of its object. */
export async function findJury(
  tx: Tx,
  appeal: number,
): Promise<{ readonly is_over: boolean; readonly kind: ReportKindName } | undefined> {
  const { rows } = await sql<{ is_over: boolean; kind: ReportKindName }>`
    select ap.jury_until <= now() as is_over, de.kind
    from appeals ap join decisions de on de.id = ap.decision_id where ap.id = ${appeal} and ap.state = 'jury'`.execute(
    tx,
  )
  return rows[0]
}

export interface JuryCaseRow {
  readonly id: number
  readonly state: 'invited' | 'accepted' | 'voted'
  readonly verdict: Seat['verdict']
  readonly kind: ReportKindName
  readonly rule_id: number
  readonly rule_title: string
  readonly rule_text: string
  readonly acts: Act[]
  readonly shown: string
  readonly reason: string
  readonly appeal: string
  readonly until: Date
  readonly outcome: JuryCase['outcome']
  readonly overturn: number
  readonly uphold: number
}

/** Lists the cases of a juror, latest first: nothing in them says who else has a part in it. */
export async function listCasesOf(db: Db, member: number, language: 'en' | 'cs'): Promise<JuryCaseRow[]> {
  const { rows } = await sql<JuryCaseRow>`
    select ju.id, ju.state, ju.verdict, de.kind, de.rule_id, ${sql.ref(`ru.title_${language}`)} as rule_title,
      ${sql.ref(`ru.text_${language}`)} as rule_text,
      array(select act from decision_acts where decision_id = de.id order by act) as acts,
      coalesce(de.shown->>'message', '') as shown, de.reason, ap.message as appeal,
      case when ju.state = 'invited'
        then least(ju.invited_at + interval '${sql.raw(String(hoursToAccept))} hours', ap.jury_until)
        else ap.jury_until end as until,
      case when ap.state = 'jury' then null when ap.state = 'undone' then 'undone'
        when ap.by_jury then ap.state else 'undecided' end as outcome,
      votes.overturn, votes.uphold
    from jurors ju join appeals ap on ap.id = ju.appeal_id join decisions de on de.id = ap.decision_id
    join rule_versions ru on ru.id = de.rule_version
    cross join lateral (
      select count(*) filter (where verdict = 'overturn')::int as overturn,
        count(*) filter (where verdict = 'uphold')::int as uphold
      from jurors where appeal_id = ap.id) as votes
    where ju.member_id = ${member} and ju.state in ('invited', 'accepted', 'voted')
      and (ap.state = 'jury' or ju.state = 'voted')
    order by ju.id desc limit 20`.execute(db)
  return rows
}

export async function takesPart(db: Db, member: number): Promise<boolean> {
  const { rows } = await sql`select from jury_refusals where member_id = ${member}`.execute(db)
  return rows.length === 0
}

export async function setTakesPart(tx: Tx, member: number, isWilling: boolean): Promise<void> {
  await (
    isWilling
      ? sql`delete from jury_refusals where member_id = ${member}`
      : sql`insert into jury_refusals (member_id) values (${member}) on conflict do nothing`
  ).execute(tx)
}
