/** SQL that writes surveys, with locks in the order of `discussion.locks.ts`. */
import type { SurveyAudience, SurveyKind, SurveyResults } from '@commons/contract/shared/survey-shown.ts'
import { sql } from 'kysely'
import { authorTables } from '../../authors/author.queries.ts'
import { me } from '../../discussion/discussion.locks.ts'
import { claiming, type KeyParameters } from '../../platform/call/idempotency.ts'
import { type Db, prepared, type Tx } from '../../platform/db/prepared.ts'
import type { Sharing } from '../../platform/db/shared-write.ts'
import { hasItsGroup, isGroupClosed, isGroupMember, openingsOf } from '../../visibility/groups.ts'
import { visibleSurvey } from '../../visibility/surveys.ts'
import { isClosed, type ListedSurveyRow, ownColumns } from './surveys.queries.ts'

export interface NewSurvey {
  readonly author: number
  readonly title: string
  readonly options: readonly string[]
  readonly closesAt: Date
  readonly kind: SurveyKind
  readonly audience: SurveyAudience
  /** The group it is for, if any. */
  readonly group: number | null
  readonly isSecret: boolean
  readonly results: SurveyResults
  readonly isChangeable: boolean
  readonly quorum: number | null
}

/** Defaults of a new survey. */
export const plainSurvey = {
  kind: 'single',
  audience: 'everybody',
  group: null,
  isSecret: false,
  results: 'always',
  isChangeable: false,
  quorum: null,
} as const

type NewParameters = [
  author: number,
  title: string,
  options: readonly string[],
  closesAt: Date,
  kind: string,
  audience: string,
  group: number | null,
  isSecret: boolean,
  results: string,
  isChangeable: boolean,
  quorum: number | null,
  ...key: KeyParameters,
]

const insertSurvey = prepared<NewParameters, ListedSurveyRow>(
  'add_survey',
  (
    author,
    title,
    options,
    closesAt,
    kind,
    audience,
    group,
    isSecret,
    results,
    isChangeable,
    quorum,
    ...key
    // oxlint-disable-next-line commons/members-in-sight -- the author of the new survey is the viewer
  ) => sql`
    with ${me(author)},
    added as (
      insert into surveys (author_id, title, options, closes_at, kind, audience, group_id, is_secret, results,
        is_changeable, quorum, openings)
      select me.id, ${title}, ${options}::text[], ${closesAt}::timestamptz, ${kind}::text, ${audience}::text, ${group}::bigint,
        ${isSecret}::boolean, ${results}::text, ${isChangeable}::boolean, ${quorum}::int, case when ${isGroupClosed(sql`${group}::bigint`)} then ${openingsOf(sql`${group}::bigint`)} end
      from me where ${group}::bigint is null or ${isGroupMember(author, group)} returning *),
    object as (insert into objects (id, kind, author_id) select id, 'survey', author_id from added),
    ${claiming('added', key)}
    select ${ownColumns}, array_fill(0, array[cardinality(sv.options)]) as votes, 0 as voters, null::smallint[] as choices,
      0 as at
    from added sv ${authorTables(sql`sv.author_id`)}`,
  14,
)

/**
 * Adds a survey and claims its key in one statement; undefined where its author is gone, or not in its group.
 */
export async function addSurvey(
  tx: Db,
  survey: NewSurvey,
  key: KeyParameters,
): Promise<ListedSurveyRow | undefined> {
  const { author, title, options, closesAt, kind, audience, group, isSecret, results } = survey
  const how = [kind, audience, group, isSecret, results, survey.isChangeable, survey.quorum] as const
  return (await insertSurvey(tx, author, title, options, closesAt, ...how, ...key))[0]
}

/**
 * CTE `free`: the counts of the surveys in the CTE `target`, locked before a member's own row there. Nobody then waits
 * for counts while they keep others waiting for such a row.
 */
export const freeTally = ({ orLeave }: Pick<Sharing, 'orLeave'> = { orLeave: sql`` }) => sql`
  free as materialized (
    select c.survey_id from survey_counts c where c.survey_id = any (array(select id from target))
    for no key update ${orLeave})`

/** Records, once, that the member has seen an open survey. */
export const addSeen = prepared<[member: number, survey: number], never>(
  'add_survey_seen',
  (member, survey) => sql`
    with ${me(member)},
    target as materialized (
      select sv.id, me.id as viewer from me cross join surveys sv
      where sv.id = ${survey} and not ${isClosed} and ${visibleSurvey(member)} for key share of sv),
    ${freeTally()},
    seen as (
      insert into survey_members (survey_id, member_id, since)
      select target.id, target.viewer, now() from target join free on free.survey_id = target.id
      on conflict do nothing returning survey_id)
    update survey_counts c set active = c.active + 1 from seen where c.survey_id = seen.survey_id`,
)

export interface OwnSurvey {
  readonly author_id: number
  readonly is_closed: boolean
  readonly voters: number
}

/** Locks the survey against votes and other changes; undefined where `viewer` doesn't see it. */
export async function lockSurvey(tx: Tx, viewer: number, survey: number): Promise<OwnSurvey | undefined> {
  // Read after the lock, which waits for votes that are being counted.
  await sql`
    with ${me(sql`${viewer}`)}
    select from me cross join surveys sv where sv.id = ${survey} for no key update of sv`.execute(tx)
  const { rows } = await sql<OwnSurvey>`
    select sv.author_id, ${isClosed} as is_closed, counts.voters
    from surveys sv join survey_counts counts on counts.survey_id = sv.id
    where sv.id = ${survey} and ${visibleSurvey(sql`${viewer}::bigint`)}`.execute(tx)
  return rows[0]
}

export async function closeSurvey(tx: Tx, survey: number): Promise<void> {
  await sql`update surveys set closes_at = clock_timestamp() where id = ${survey}`.execute(tx)
}

export async function deleteSurvey(tx: Tx, survey: number): Promise<void> {
  await sql`update surveys set deleted_at = now() where id = ${survey}`.execute(tx)
}

/** Restores a member's own deleted survey; returns whether there was one. */
export async function restoreSurvey(tx: Tx, author: number, survey: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update surveys set deleted_at = null
    where id = ${survey} and author_id = ${author} and deleted_at is not null
      and ${hasItsGroup(sql.ref('group_id'))}`.execute(tx)
  return numAffectedRows === 1n
}
