/** SQL of votes and ballots, with locks in the order of `discussion.locks.ts`. */
import { mostBallots } from '@commons/contract/shared/survey.ts'
import { sql } from 'kysely'
import { asking, me, meWith } from '../../../discussion/discussion.locks.ts'
import { listText } from '../../../platform/db/list-text.ts'
import { sharedWrite } from '../../../platform/db/shared-write.ts'
import { freeTally } from '../surveys.writing.queries.ts'
import { type Db, prepared } from '../../../platform/db/prepared.ts'
import type { Who } from '../../../visibility/members.ts'
import { isSeenByVoter, isVoter, visibleSurvey } from '../../../visibility/surveys.ts'
import { isClosed, type ResultRow } from '../surveys.queries.ts'

export interface Vote {
  readonly member: number
  readonly survey: number
  /** Ids of options, each once; in a ranked survey, in order of preference. */
  readonly choices: readonly number[]
  /** 32 hex digits. */
  readonly code: string
}

type VoteParameters = [
  member: number,
  survey: number,
  choices: readonly number[],
  /** The same in ascending order. */
  sorted: readonly number[],
  code: string,
]

/** A vote that was just counted, and the survey's result with it. */
export interface VoteRow extends ResultRow {
  active: number
}

/** The choices as a ballot of the survey `sv` stores them. */
const kept = (choices: Who, sorted: Who) =>
  sql`case when sv.kind = 'ranked' then ${choices}::smallint[] else ${sorted}::smallint[] end`
/** The choices that the survey of this row counts while it is open: in a ranking, only the first. */
const counted = (row: string, choices = `${row}.chosen`) => sql`
  case when ${sql.ref(`${row}.kind`)} = 'ranked' then ${sql.ref(choices)}[1:1] else ${sql.ref(choices)} end`
/** The votes by option of the row `c`, each plus `more`, an expression of its `place`. */
const votesWith = (more: Who) => sql`
  array(select each.votes + ${more} from unnest(c.votes) with ordinality as each (votes, place) order by place)`
const countsFor = (choices: string) => sql`coalesce(place = any (${counted('target', choices)}), false)::int`

/** True where the survey `sv` allows the choices in its column `chosen`. */
const takesChosen = sql<boolean>`
  (cardinality(sv.options) >= all (sv.chosen) and (sv.kind <> 'single' or cardinality(sv.chosen) = 1))`

// A first vote, as nearly all are, checks only what decides it. Its lock keeps the survey from closing: a
// vote either precedes the closing or sees it, so the clock is read after the lock. A secret vote stores
// neither a time nor a code with its member, and claims no idempotency key: its code identifies a repetition.
const countFirst = sharedWrite<ReturnType<typeof askedOf>, VoteRow>(
  'add_vote',
  { member: 'bigint', survey: 'bigint', choices: 'smallint[]', sorted: 'smallint[]', code: 'text' },
  (sharing) => sql`
    with ${asking(sharing)},
    target as materialized (
      select target.*, me.member as voter, me.nth, decode(me.code, 'hex') as ballot
      from ${meWith(sql`
        select sv.id, sv.options, sv.kind, sv.is_secret, sv.results, sv.quorum, sv.closes_at,
          ${kept(sql.ref('me.choices'), sql.ref('me.sorted'))} as chosen
        from surveys sv where sv.id = me.survey and ${isSeenByVoter(sql.ref('me.member'))}
        limit 1 for share of sv ${sharing.orLeave}`)}),
    ${freeTally(sharing)},
    vote as (
      insert into survey_members as v (survey_id, member_id, choices, code, since)
      select sv.id, sv.voter, case when sv.is_secret then '{}' else sv.chosen end,
        case when not sv.is_secret then sv.ballot end, case when not sv.is_secret then clock_timestamp() end
      from target sv join free on free.survey_id = sv.id
      where not ${isClosed} and ${takesChosen}
        and (select true from survey_ballots b where b.survey_id = sv.id and b.code = sv.ballot) is null
      on conflict (survey_id, member_id) do update
        set choices = excluded.choices, code = excluded.code, since = excluded.since where v.choices is null
      returning v.survey_id, v.member_id, v.choices, old.member_id is not null as had_seen),
    counting as materialized (
      select target.*, vote.choices, vote.had_seen
      from vote join target on target.id = vote.survey_id and target.voter = vote.member_id),
    cast_ballot as (
      insert into survey_ballots (survey_id, code, choices) select id, ballot, chosen from counting),
    tally as (
      update survey_counts c
      set votes = ${votesWith(sql`(
          select count(*) from counting one where one.id = c.survey_id and place = any (${counted('one')}))`)},
        active = c.active - more.had_seen, voters = c.voters + more.voters
      from (select id, count(*) as voters, count(*) filter (where had_seen) as had_seen from counting group by id) as more
      where c.survey_id = more.id
      returning c.survey_id, c.votes, c.voters, c.active)
    select counting.nth, counting.id, counting.options, counting.kind, counting.is_secret, counting.results, counting.quorum,
      false as is_closed, counting.choices, tally.votes, tally.voters, tally.active
    from counting join tally on tally.survey_id = counting.id`,
)

/** No option has this id. It replaces larger ones, which don't fit the column. */
const noOption = 9

const parametersOf = ({ member, survey, choices, code }: Vote): VoteParameters => {
  const ids = choices.map((id) => Math.min(id, noOption))
  return [member, survey, ids, ids.toSorted((one, other) => one - other), code]
}

const askedOf = (vote: Vote) => {
  const [member, survey, choices, sorted, code] = parametersOf(vote)
  return { member, survey, choices: listText(choices), sorted: listText(sorted), code }
}

/** Counts a member's first vote in one statement; undefined where it isn't the first or is refused. */
export async function addVote(tx: Db, vote: Vote): Promise<VoteRow | undefined> {
  return (await countFirst(tx, askedOf(vote)))[0]
}

/** A vote that wasn't counted as the member's first, or has changed it. */
export interface OtherVoteRow extends VoteRow {
  is_new: boolean
  is_changeable: boolean
  is_voter: boolean
  /** Code of the viewer's ballot; null where there is none, or it is secret. */
  code: string | null
  /** The choices as a ballot of this survey stores them. */
  chosen: number[]
  /** The earlier choices of the ballot with this code; null where there was none. */
  ballot: number[] | null
}

// A ballot keeps its code when it changes. The counts are read from the CTE that updates them: the statement
// sees all other rows as they were before.
const updateVote = prepared<VoteParameters, OtherVoteRow>(
  'change_vote',
  (member, survey, choices, sorted, code) => sql`
    with ${me(member)},
    target as materialized (
      select sv.*, me.id as voter, ${isVoter(member)} as is_voter, ${kept(choices, sorted)} as chosen,
        decode(${code}::text, 'hex') as ballot
      from me cross join surveys sv where sv.id = ${survey} and ${visibleSurvey(member)} for share of sv),
    ${freeTally()},
    changed as (
      update survey_members v set choices = sv.chosen, since = clock_timestamp()
      from target sv join free on free.survey_id = sv.id
      where v.survey_id = sv.id and v.member_id = sv.voter and v.choices <> sv.chosen
        and sv.is_changeable and sv.is_voter and not ${isClosed} and ${takesChosen}
        and (select b.code = v.code from survey_ballots b where b.survey_id = sv.id and b.code = sv.ballot) is not false
      returning v.choices, old.choices as choices_before, v.code),
    changed_ballot as (
      update survey_ballots b set choices = target.chosen
      from changed cross join target where b.survey_id = target.id and b.code = changed.code),
    tally as (
      update survey_counts c
      set votes = ${votesWith(sql`${countsFor('target.chosen')} - ${countsFor('changed.choices_before')}`)}
      from changed cross join target where c.survey_id = target.id
      returning c.votes, c.voters, c.active)
    select sv.id, sv.options, sv.kind, sv.is_secret, sv.results, sv.quorum, sv.is_changeable, ${isClosed} as is_closed,
      coalesce(tally.votes, counts.votes) as votes, coalesce(tally.voters, counts.voters) as voters,
      coalesce(tally.active, counts.active) as active, coalesce(changed.choices, mine.choices) as choices,
      encode(mine.code, 'hex') as code, changed.code is not null as is_new, sv.is_voter, sv.chosen,
      (select b.choices from survey_ballots b where b.survey_id = sv.id and b.code = sv.ballot) as ballot
    from target sv join survey_counts counts on counts.survey_id = sv.id
    left join survey_members mine on mine.survey_id = sv.id and mine.member_id = sv.voter
    left join changed on true left join tally on true`,
)

/** Changes a vote where allowed, and returns its state; undefined where the member doesn't see the survey. */
export async function changeVote(tx: Db, vote: Vote): Promise<OtherVoteRow | undefined> {
  return (await updateVote(tx, ...parametersOf(vote)))[0]
}

export interface BallotRow {
  code: string
  choices: number[]
}

// The inner limit is a literal, which the planner trusts: it walks the index instead of sorting a large
// survey for each page.
const listAfter = prepared<[survey: number, after: string, limit: number], BallotRow>(
  'list_ballots',
  (survey, after, limit) => sql`
    select encode(code, 'hex') as code, choices from (
      select code, choices from survey_ballots
      where survey_id = ${survey} and code > decode(${after}::text, 'hex') order by code limit ${sql.lit(mostBallots)}) as b
    order by b.code limit ${limit}::int`,
)

/** Lists ballots of a survey in the order of their codes, after the code `after` if given. At most 1,000. */
export const listBallots = (db: Db, survey: number, after: string | undefined, limit = mostBallots) =>
  listAfter(db, survey, after ?? '', limit)
