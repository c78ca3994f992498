/** SQL of cases: the reports of one object, as moderators work through them. */
import { type Act, type Appeal, daysToAppeal } from '@commons/contract/moderation/decisions.ts'
import type { Barred, waitingTimes } from '@commons/contract/moderation/queue.ts'
import { type RawBuilder, sql } from 'kysely'
import type { EvidenceMessage } from '../../../conversations/messages.evidence.ts'
import type { Page } from '../../../platform/call/page.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Reported, ReportKindName } from '../../../platform/report-kinds.ts'

export interface NamedRow {
  readonly user_id: number
  readonly full_name: string
  readonly username: string
}

/** Column: the member with this id as staff see them; null where they have left. */
// oxlint-disable-next-line commons/members-in-sight -- staff see everybody
export const named = (id: RawBuilder<unknown>) => sql<NamedRow | null>`(
  select json_build_object('user_id', m.id, 'full_name', m.full_name, 'username', m.username)
  from members m where m.id = ${id})`

const isWaiting = (row: string) => sql<boolean>`${sql.ref(`${row}.state`)} in ('open', 'reviewing')`

/** True where both rows of reports are of one case: decided together, or waiting together. */
const isSameCase = (one: string, other: string) => sql<boolean>`(
  ${sql.ref(`${one}.kind`)} = ${sql.ref(`${other}.kind`)}
  and ${sql.ref(`${one}.reported_id`)} = ${sql.ref(`${other}.reported_id`)}
  and ${sql.ref(`${one}.decision_id`)} is not distinct from ${sql.ref(`${other}.decision_id`)}
  and ${isWaiting(one)} = ${isWaiting(other)})`

/** The caller, as far as it matters for what they may decide. */
export interface Moderator {
  readonly id: number
  readonly isAdmin: boolean
}

/** The same in SQL. */
interface Judge {
  readonly id: RawBuilder<unknown>
  readonly isAdmin: RawBuilder<unknown>
}

const judgeOf = ({ id, isAdmin }: Moderator): Judge => ({
  id: sql`${id}::bigint`,
  isAdmin: sql`${isAdmin}::boolean`,
})

interface About {
  readonly kind: RawBuilder<unknown>
  readonly reported: RawBuilder<unknown>
  readonly member: RawBuilder<unknown>
}

/** Column: why this moderator decides nothing about the object; null where they may. */
function barredFrom(
  kinds: Platform['reportKinds'],
  { id: me, isAdmin }: Judge,
  { kind, reported, member }: About,
  isReporter: RawBuilder<boolean>,
) {
  const involved = Object.entries(kinds).flatMap(([name, { table, as, involves }]) =>
    involves
      ? [
          sql`when ${sql.lit(name)} then exists (
            select from ${sql.table(table)} ${sql.raw(as)} where ${sql.ref(`${as}.id`)} = ${reported} and ${involves(me)})`,
        ]
      : [],
  )
  return sql<Barred | null>`case
    when ${member} = ${me} then 'own'
    when case ${kind} ${sql.join(involved, sql` `)} else false end then 'involved'
    when not ${isAdmin} and exists (
      select from staff_roles sr where sr.member_id = ${member} and sr.role = 'admin') then 'admin'
    when ${isReporter} then 'reporter' end`
}

const ofReports: About = {
  kind: sql.ref('r.kind'),
  reported: sql.ref('r.reported_id'),
  member: sql.ref('r.member_id'),
}

/** True where no muted member sent this report. */
const isHeard = (row: string) => sql<boolean>`not exists (
  select from muted_reporters mu where mu.member_id = ${sql.ref(`${row}.reporter_id`)} and mu.until > now())`

export interface CaseRow {
  readonly id: number
  readonly kind: ReportKindName
  readonly reported_id: number | null
  readonly member_id: number | null
  readonly member: NamedRow | null
  readonly language: 'en' | 'cs' | null
  /** Empty once the author of these words has left. */
  readonly shown: Partial<Pick<Reported, 'message' | 'file_type'>>
  readonly reasons: string[]
  readonly reporters: number
  /** The words of the rules that found it. */
  readonly rules: string[]
  readonly state: 'open' | 'reviewing' | 'upheld' | 'dismissed'
  readonly assigned: NamedRow | null
  readonly first_at: Date
  readonly last_at: Date
  readonly decision_id: number | null
  readonly barred: Barred | null
  readonly has_messages: boolean
}

// oxlint-disable-next-line commons/members-in-sight -- staff see everybody
const languageOf = (row: string) =>
  sql`(select m.language from members m where m.id = ${sql.ref(`${row}.member_id`)})`

const cases = (kinds: Platform['reportKinds'], moderator: Moderator) => sql`
  select r.id, r.kind, r.reported_id, r.member_id, ${named(sql.ref('r.member_id'))} as member, r.shown, fold.reasons,
    ${languageOf('r')} as language, fold.reporters, fold.rules, r.state,
    ${named(sql.ref('r.assigned_to'))} as assigned, fold.first_at, r.created_at as last_at,
    r.decision_id, ${barredFrom(kinds, judgeOf(moderator), ofReports, sql`fold.is_reporter`)} as barred,
    coalesce(jsonb_typeof(r.evidence) = 'array', false) as has_messages
  from reports r cross join lateral (
    select array_agg(distinct its.reason) as reasons, count(distinct its.reporter_id)::int as reporters,
      coalesce(array_agg(distinct its.description) filter (where its.reporter_id is null), '{}') as rules,
      min(its.created_at) as first_at, coalesce(bool_or(its.reporter_id = ${moderator.id}), false) as is_reporter
    from reports its where its.id = r.id or ${isSameCase('its', 'r')}) as fold`

export interface CaseFilter {
  readonly state: 'waiting' | 'decided'
  readonly kind: string | undefined
  readonly reason: string | undefined
  readonly assigned: 'me' | 'nobody' | undefined
  readonly language: string | undefined
  readonly waits: (typeof waitingTimes)[number] | undefined
  /** Whether only what muted members alone reported. */
  readonly isMuted: boolean
  readonly about: number | undefined
  readonly rule: number | undefined
}

const waiting = { day: '1 day', three_days: '3 days', week: '7 days' } as const

/** Lists cases, each by its latest report that passes the filter. */
export async function listCases(
  db: Db,
  kinds: Platform['reportKinds'],
  moderator: Moderator,
  { state, kind, reason, assigned, language, waits, isMuted, about, rule }: CaseFilter,
  { before, limit, offset }: Page,
): Promise<CaseRow[]> {
  const passes = (row: string) => sql`
    ${sql.ref(`${row}.state`)} in ${state === 'waiting' ? sql`('open', 'reviewing')` : sql`('upheld', 'dismissed')`}
    ${kind === undefined ? sql`` : sql`and ${sql.ref(`${row}.kind`)} = ${kind}`}
    ${reason === undefined ? sql`` : sql`and ${sql.ref(`${row}.reason`)} = ${reason}`}
    ${
      assigned === undefined
        ? sql``
        : assigned === 'me'
          ? sql`and ${sql.ref(`${row}.assigned_to`)} = ${moderator.id}`
          : sql`and ${sql.ref(`${row}.assigned_to`)} is null`
    }
    ${language === undefined ? sql`` : sql`and ${languageOf(row)} = ${language}`}
    ${waits === undefined ? sql`` : sql`and ${sql.ref(`${row}.created_at`)} < now() - ${waiting[waits]}::interval`}
    ${about === undefined ? sql`` : sql`and ${sql.ref(`${row}.member_id`)} = ${about}`}
    ${rule === undefined ? sql`` : sql`and ${sql.ref(`${row}.word_rule_id`)} = ${rule}`}`
  // What a moderator has taken on stays with them.
  const hasHeard = sql`exists (
    select from reports heard where (heard.id = r.id or ${isSameCase('heard', 'r')}) and ${isHeard('heard')})`
  const folded = isMuted
    ? sql`and not ${hasHeard}`
    : state === 'waiting' && assigned !== 'me'
      ? sql`and ${hasHeard}`
      : sql``
  const { rows } = await sql<CaseRow>`
    ${cases(kinds, moderator)}
    where ${passes('r')} ${folded} and r.id < ${before} and not exists (
      select from reports later where later.id > r.id and ${isSameCase('later', 'r')} and ${passes('later')})
    order by r.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Returns the case that a report belongs to, by its latest report. */
export async function findCase(
  db: Db,
  kinds: Platform['reportKinds'],
  moderator: Moderator,
  report: number,
): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    ${cases(kinds, moderator)}
    where r.id = (
      select max(latest.id) from reports asked join reports latest on latest.id = asked.id or ${isSameCase('latest', 'asked')}
      where asked.id = ${report})`.execute(db)
  return rows[0]
}

export interface CaseCounts {
  readonly open: number
  readonly reviewing: number
  readonly mine: number
  /** Those that only muted members reported. */
  readonly muted: number
}

export async function countCases(db: Db, moderator: number): Promise<CaseCounts> {
  const { rows } = await sql<CaseCounts>`
    select count(distinct (r.kind, r.reported_id)) filter (where r.state = 'open' and ${isHeard('r')})::int as open,
      count(distinct (r.kind, r.reported_id)) filter (where r.state = 'reviewing' and ${isHeard('r')})::int as reviewing,
      count(distinct (r.kind, r.reported_id)) filter (where r.assigned_to = ${moderator})::int as mine,
      (count(distinct (r.kind, r.reported_id))
        - count(distinct (r.kind, r.reported_id)) filter (where ${isHeard('r')}))::int as muted
    from reports r where ${isWaiting('r')}`.execute(db)
  return rows[0] ?? { open: 0, reviewing: 0, mine: 0, muted: 0 }
}

export interface ReportRow {
  readonly id: number
  readonly reporter: NamedRow | null
  readonly is_found: boolean
  readonly reason: string
  readonly description: string
  readonly created_at: Date
  readonly sent: number
  readonly upheld: number
  readonly dismissed: number
  readonly muted_until: Date | null
}

/** Lists the reports of a case with what else their reporters sent, latest first; at most 50. */
export async function listReportsOf(db: Db, report: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select r.id, ${named(sql.ref('r.reporter_id'))} as reporter, r.reporter_id is null as is_found, r.reason,
      r.description, r.created_at, record.sent, record.upheld, record.dismissed,
      (select mu.until from muted_reporters mu where mu.member_id = r.reporter_id and mu.until > now()) as muted_until
    from reports asked join reports r on r.id = asked.id or ${isSameCase('r', 'asked')}
    cross join lateral (
      select count(*)::int as sent, count(*) filter (where its.state = 'upheld')::int as upheld,
        count(*) filter (where its.state = 'dismissed')::int as dismissed
      from reports its where its.reporter_id = r.reporter_id) as record
    where asked.id = ${report} order by r.id desc limit 50`.execute(db)
  return rows
}

export interface StandingRow {
  readonly text: string
  readonly link: string | null
  readonly standing: 'there' | 'deleted' | 'hidden'
  readonly nsfw: string[]
}

/** Returns what a reported object says now; undefined if it is gone. */
export async function findStanding(
  db: Db,
  { table, as, text, link, acts }: Platform['reportKinds'][ReportKindName],
  id: number,
): Promise<StandingRow | undefined> {
  const deleted = sql.ref(`${as}.deleted_at`)
  const { rows } = await sql<StandingRow>`
    select ${text} as text, ${link} as link,
      ${
        acts.includes('hide')
          ? sql`case when ${deleted} is null then 'there' when is_held(${deleted}) then 'hidden' else 'deleted' end`
          : sql`'there'`
      } as standing,
      ${acts.includes('label') ? sql.ref(`${as}.nsfw`) : sql`'{}'::text[]`} as nsfw
    from ${sql.table(table)} ${sql.raw(as)} where ${sql.ref(`${as}.id`)} = ${id}`.execute(db)
  return rows[0]
}

export interface MessageRow extends Omit<EvidenceMessage, 'sender_id' | 'seq'> {
  readonly sender: NamedRow | null
}

/** Lists the messages among the evidence of a report, in their order. */
export async function listMessages(db: Db, report: number): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${named(sql`(each->>'sender_id')::bigint`)} as sender, each->>'message' as message,
      each->>'file_type' as file_type, each->>'created_at' as created_at, coalesce((each->>'is_reported')::boolean, false) as is_reported
    from reports r cross join jsonb_array_elements(r.evidence) as each
    where r.id = ${report} and jsonb_typeof(r.evidence) = 'array'
    order by (each->>'seq')::bigint`.execute(db)
  return rows
}

/** An appeal as JSON, its times as PostgreSQL writes them. */
export interface AppealRow {
  readonly id: number
  readonly message: string
  readonly state: Appeal['state']
  readonly created_at: string
  readonly answer: string
  readonly answered_at: string | null
  /** The votes of the jury that decided. */
  readonly jury: { readonly overturn: number; readonly uphold: number; readonly words: string[] } | null
}

export interface DecisionRow {
  readonly id: number
  readonly kind: ReportKindName
  readonly shown: { readonly message?: string }
  readonly acts: Act[]
  readonly nsfw: string[]
  readonly until: string | null
  readonly rule_id: number
  readonly rule_title: string
  readonly rule_text: string
  readonly reason: string
  readonly decided_at: Date
  readonly undone_at: Date | null
  readonly appeal_until: Date | null
  readonly appeal: AppealRow | null
}

export interface StaffDecisionRow extends DecisionRow {
  readonly moderator: NamedRow | null
  readonly undone: NamedRow | null
  readonly undone_reason: string
  readonly purge: {
    readonly asked_by: NamedRow | null
    readonly reason: string
    readonly purged_at: string | null
  } | null
  readonly wave: { readonly wave_id: number; readonly standing: number } | null
}

const inLanguage = (column: string, language: 'en' | 'cs') => sql.ref(`ru.${column}_${language}`)

/** When the decision `de` can't be appealed any more. */
export const appealEnd = sql<Date>`de.decided_at + interval '${sql.raw(String(daysToAppeal))} days'`

/** JSON of the appeal `ap`, without its seed. What jurors said is in the order of its letters, not of their votes. */
export const appealColumn = sql<AppealRow>`jsonb_build_object('id', ap.id, 'message', ap.message, 'state', ap.state,
  'created_at', ap.created_at, 'answer', ap.answer, 'answered_at', ap.answered_at,
  'jury', case when ap.by_jury then (
    select jsonb_build_object('overturn', count(*) filter (where ju.verdict = 'overturn'),
      'uphold', count(*) filter (where ju.verdict = 'uphold'),
      'words', coalesce(jsonb_agg(ju.message order by ju.message) filter (where ju.message <> ''), '[]'))
    from jurors ju where ju.appeal_id = ap.id) end)`

const decisionColumns = (language: 'en' | 'cs') => sql`
  de.id, de.kind, de.shown, array(select act from decision_acts where decision_id = de.id order by act) as acts,
  coalesce((select array(select jsonb_array_elements_text(given->'nsfw')) from decision_acts
    where decision_id = de.id and act = 'label'), '{}') as nsfw,
  (select given->>'until' from decision_acts where decision_id = de.id and act in ('suspend', 'limit') limit 1) as until,
  de.rule_id, ${inLanguage('title', language)} as rule_title, ${inLanguage('text', language)} as rule_text, de.reason,
  de.decided_at, de.undone_at,
  (select ${appealColumn} from appeals ap where ap.decision_id = de.id) as appeal,
  case when de.undone_at is null and ${appealEnd} > now()
      and exists (select from decision_acts where decision_id = de.id)
      and not exists (select from appeals ap where ap.decision_id = de.id)
    then ${appealEnd} end as appeal_until`

/** Columns of a decision as staff read it. */
export const staffDecisionColumns = (language: 'en' | 'cs') => sql`
  ${decisionColumns(language)}, ${named(sql.ref('de.moderator_id'))} as moderator,
  ${named(sql.ref('de.undone_by'))} as undone, de.undone_reason,
  (select json_build_object('asked_by', ${named(sql.ref('pu.asked_by'))}, 'reason', pu.reason, 'purged_at', pu.purged_at)
    from purges pu where pu.decision_id = de.id) as purge,
  case when de.wave_id is not null then json_build_object('wave_id', de.wave_id, 'standing', (
    select count(*) from decisions same where same.wave_id = de.wave_id and same.undone_at is null)) end as wave`

/** Lists decisions about a member that did something, latest first. */
export async function listDecisionsOn(
  db: Db,
  member: number,
  language: 'en' | 'cs',
  { before, limit, offset }: Page,
): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select ${decisionColumns(language)} from decisions de join rule_versions ru on ru.id = de.rule_version
    where de.member_id = ${member} and de.id < ${before}
      and exists (select from decision_acts where decision_id = de.id)
    order by de.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Lists the latest ten decisions about a member, and the one of this case. */
export async function listRecord(
  db: Db,
  { member_id, decision_id }: CaseRow,
  language: 'en' | 'cs',
): Promise<StaffDecisionRow[]> {
  const { rows } = await sql<StaffDecisionRow>`
    select ${staffDecisionColumns(language)}
    from (
      select id from (select id from decisions where member_id = ${member_id} order by id desc limit 10) as latest
      union select ${decision_id}::bigint) as chosen
    join decisions de on de.id = chosen.id join rule_versions ru on ru.id = de.rule_version
    order by de.id desc`.execute(db)
  return rows
}

const ofDecisions: About = {
  kind: sql.ref('de.kind'),
  reported: sql.ref('de.reported_id'),
  member: sql.ref('de.member_id'),
}

/** Column: why this moderator doesn't answer an appeal against the decision `de`; null where they may. */
export const barredFromAnswering = (kinds: Platform['reportKinds'], moderator: Moderator) =>
  barredByAppeal(kinds, judgeOf(moderator))

function barredByAppeal(kinds: Platform['reportKinds'], judge: Judge) {
  const isReporter = sql<boolean>`exists (
    select from reports sent where sent.decision_id = de.id and sent.reporter_id = ${judge.id})`
  return sql<Barred | null>`coalesce(${barredFrom(kinds, judge, ofDecisions, isReporter)},
    case when de.moderator_id = ${judge.id} then 'decider' end)`
}

/**
 * Column: why this moderator has no part in the thread `th` between its member and moderators, about the decision `de`
 * if about one; null where they may read and answer it.
 */
export function barredFromThread(kinds: Platform['reportKinds'], moderator: Moderator) {
  const judge = judgeOf(moderator)
  const about: About = {
    kind: sql`coalesce(de.kind, 'member')`,
    reported: sql`coalesce(de.reported_id, th.member_id)`,
    member: sql.ref('th.member_id'),
  }
  const isReporter = sql<boolean>`exists (
    select from reports sent where sent.reporter_id = ${judge.id}
      and case when de.id is null then sent.member_id = th.member_id and ${isWaiting('sent')}
        else sent.kind = de.kind and sent.reported_id = de.reported_id end)`
  return barredFrom(kinds, judge, about, isReporter)
}

/** Lists the latest 50 decisions about a member. */
export async function listDecisionsAbout(
  db: Db,
  member: number,
  language: 'en' | 'cs',
): Promise<StaffDecisionRow[]> {
  const { rows } = await sql<StaffDecisionRow>`
    select ${staffDecisionColumns(language)} from decisions de join rule_versions ru on ru.id = de.rule_version
    where de.member_id = ${member} order by de.id desc limit 50`.execute(db)
  return rows
}

export interface MemberStandingRow {
  readonly member: NamedRow
  readonly language: 'en' | 'cs'
  readonly barred: Barred | null
  readonly is_suspended: boolean
  readonly suspended_until: Date | null
  readonly is_limited: boolean
  readonly limited_until: Date | null
}

/** Returns how a member stands with moderators, and whether this one decides about them. */
export async function findStandingOf(
  db: Db,
  kinds: Platform['reportKinds'],
  moderator: Moderator,
  member: number,
): Promise<MemberStandingRow | undefined> {
  const me: About = { kind: sql`'member'`, reported: sql.ref('who.id'), member: sql.ref('who.id') }
  const { rows } = await sql<MemberStandingRow>`
    select ${named(sql.ref('who.id'))} as member, ${barredFrom(kinds, judgeOf(moderator), me, sql`false`)} as barred,
      who.language, coalesce(w.is_suspended, false) as is_suspended, w.suspended_until,
      lm.member_id is not null as is_limited, lm.until as limited_until
    from members who left join away_members w on w.member_id = who.id
      left join limited_members lm on lm.member_id = who.id -- staff see everybody
    where who.id = ${member}`.execute(db)
  return rows[0]
}

/** Returns whether a member has reported something that waits and that this moderator has a part in. */
export async function hasReportBarring(
  db: Db,
  kinds: Platform['reportKinds'],
  moderator: Moderator,
  reporter: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from reports r where r.reporter_id = ${reporter} and ${isWaiting('r')}
      and ${barredFrom(kinds, judgeOf(moderator), ofReports, sql`false`)} in ('own', 'involved') limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Everybody who decides, as `judge`. */
const anyJudge: Judge = { id: sql.ref('judge.member_id'), isAdmin: sql`(judge.role = 'admin')` }
const noneOfJudges = (barred: RawBuilder<Barred | null>) => sql<boolean>`not exists (
  select from staff_roles judge where judge.role in ('moderator', 'admin') and (${barred}) is null)`

/** Number: the waiting cases that every moderator has a part in. */
export const nobodyMayDecide = (kinds: Platform['reportKinds']) => {
  const isReporter = sql<boolean>`exists (
    select from reports sent where sent.kind = r.kind and sent.reported_id = r.reported_id
      and ${isWaiting('sent')} and sent.reporter_id = judge.member_id)`
  return sql<number>`select count(distinct (r.kind, r.reported_id)) from reports r
    where ${isWaiting('r')} and ${noneOfJudges(barredFrom(kinds, anyJudge, ofReports, isReporter))}`
}

/** Number: the appeals that wait for a moderator and that every one has a part in. */
export const nobodyMayAnswer = (kinds: Platform['reportKinds']) => sql<number>`
  select count(*) from appeals its join decisions de on de.id = its.decision_id
  where its.state = 'waiting' and ${noneOfJudges(barredByAppeal(kinds, anyJudge))}`

/** Returns why a moderator doesn't take this decision back; null where they may. */
export async function findBarred(
  db: Db,
  kinds: Platform['reportKinds'],
  moderator: Moderator,
  decision: number,
): Promise<Barred | null> {
  const { rows } = await sql<{ barred: Barred | null }>`
    select ${barredFrom(kinds, judgeOf(moderator), ofDecisions, sql`false`)} as barred from decisions de where de.id = ${decision}`.execute(
    db,
  )
  return rows[0]?.barred ?? null
}

export interface LockedReport {
  readonly id: number
  readonly kind: ReportKindName
  readonly reported_id: number | null
  readonly member_id: number | null
  /** Null: a rule of words found it. */
  readonly reporter_id: number | null
  readonly state: string
  readonly shown: { readonly message?: string }
  readonly barred: Barred | null
}

/** Locks these reports and all others of their objects that wait, oldest first. */
export async function lockReports(
  db: Db,
  kinds: Platform['reportKinds'],
  moderator: Moderator,
  ids: readonly number[],
): Promise<LockedReport[]> {
  const { rows } = await sql<LockedReport>`
    select r.id, r.kind, r.reported_id, r.member_id, r.reporter_id, r.state, r.shown,
      ${barredFrom(kinds, judgeOf(moderator), ofReports, sql`coalesce(r.reporter_id = ${moderator.id}, false)`)} as barred
    from reports r
    where r.id = any (${ids}::bigint[]) or (${isWaiting('r')} and exists (
      select from reports asked where asked.id = any (${ids}::bigint[]) and asked.kind = r.kind
        and asked.reported_id = r.reported_id))
    order by r.id for update of r`.execute(db)
  return rows
}
