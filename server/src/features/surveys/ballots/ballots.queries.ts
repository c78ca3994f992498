/** SQL of votes and ballots, in the order of `discussion.locks.ts`. */
import { sql } from 'kysely'
import { me } from '../../../discussion/discussion.locks.ts'
import { type Db, prepared } from '../../../platform/db/prepared.ts'
import type { Who } from '../../../visibility/members.ts'
import { isVoter, visibleSurvey } from '../../../visibility/surveys.ts'
import { isClosed, type SurveyRow, wholeSurvey, wholeTables } from '../surveys.queries.ts'

export interface Vote {
  readonly member: number
  readonly survey: number
  /** Ids of options, each once; of a ranked survey in order of preference. */
  readonly choices: readonly number[]
  /** 32 hex digits. */
  readonly code: string
}

export interface VoteRow extends SurveyRow {
  /** This has been the vote, or has changed it. */
  is_new: boolean
  is_voter: boolean
  /** The choices as a ballot of this survey keeps them. */
  chosen: number[]
  /** What the ballot of this code said before; null where there was none. */
  ballot: number[] | null
}

/** These choices as a ballot of the survey `sv` keeps them. */
const kept = (choices: Who) => sql`
  case when sv.kind = 'ranked' then ${choices}::smallint[]
    else array(select unnest(${choices}::smallint[]) order by 1) end`
/** Those of these choices that the survey `target` counts at once. */
const counted = (choices: string) => sql`
  case when target.kind = 'ranked' then ${sql.ref(choices)}[1:1] else ${sql.ref(choices)} end`

// Locked against its closing, which a vote either precedes or sees. The count is read from what counted it: all other
// rows are as they were before. A secret vote leaves neither a time nor a code with its member, and no key of an
// idempotent write: a repetition is known by the code. A ballot keeps its code when it changes, and is changed as what
// it conflicts with: the vote that this statement waited for may have cast it after it began.
const insertVote = prepared<
  [member: number, survey: number, choices: readonly number[], code: string],
  VoteRow
>(
  'add_vote',
  (member, survey, choices, code) => sql`
    with ${me(member)},
    target as materialized (
      select sv.*, me.id as voter, ${isVoter(member)} as is_voter, ${kept(choices)} as chosen,
        decode(${code}::text, 'hex') as ballot
      from me cross join surveys sv where sv.id = ${survey} and ${visibleSurvey(member)} for share of sv),
    vote as (
      insert into survey_members as v (survey_id, member_id, choices, code, since)
      select sv.id, sv.voter, case when sv.is_secret then '{}' else sv.chosen end,
        case when not sv.is_secret then sv.ballot end, case when not sv.is_secret then clock_timestamp() end
      from target sv
      where not ${isClosed} and sv.is_voter and cardinality(sv.options) >= all (sv.chosen)
        and (sv.kind <> 'single' or cardinality(sv.chosen) = 1)
        and not exists (select from survey_ballots b where b.survey_id = sv.id and b.code = sv.ballot
          and b.code is distinct from (select mine.code from survey_members mine
            where mine.survey_id = sv.id and mine.member_id = sv.voter))
      on conflict (survey_id, member_id) do update
        set choices = excluded.choices, code = coalesce(v.code, excluded.code), since = excluded.since
        where v.choices is null or (v.choices <> excluded.choices and (select target.is_changeable from target))
      returning v.survey_id as id, v.choices, v.code, old.member_id is not null and old.choices is null as had_seen,
        old.choices as choices_before),
    cast_ballot as (
      insert into survey_ballots (survey_id, code, choices)
      select target.id, target.ballot, target.chosen from vote join target using (id) where vote.choices_before is null),
    changed_ballot as (
      insert into survey_ballots (survey_id, code, choices)
      select target.id, vote.code, target.chosen from vote join target using (id) where vote.choices_before is not null
      on conflict (survey_id, code) do update set choices = excluded.choices),
    tally as (
      update survey_counts c
      set votes = array(
          select each.votes + (place = any (${counted('target.chosen')}))::int
            - coalesce(place = any (${counted('vote.choices_before')}), false)::int
          from unnest(c.votes) with ordinality as each (votes, place) order by place),
        active = c.active - vote.had_seen::int, voters = c.voters + (vote.choices_before is null)::int
      from vote join target using (id) where c.survey_id = target.id
      returning c.votes, c.voters, c.active)
    select ${wholeSurvey(member, {
      votes: sql`coalesce(tally.votes, counts.votes)`,
      voters: sql`coalesce(tally.voters, counts.voters)`,
      active: sql`coalesce(tally.active, counts.active)`,
      choices: sql`coalesce(vote.choices, mine.choices)`,
      code: sql`case when vote.id is null then mine.code else vote.code end`,
    })},
      vote.id is not null as is_new, sv.is_voter, sv.chosen,
      (select b.choices from survey_ballots b where b.survey_id = sv.id and b.code = sv.ballot) as ballot
    from target sv ${wholeTables(member)} left join vote on true left join tally on true`,
)

/** No option has this id: a larger one doesn't fit where choices are kept. */
const noOption = 9

/** Counts a vote, or a change of it, by one statement; undefined where the member does not see the survey. */
export async function addVote(tx: Db, { member, survey, choices, code }: Vote): Promise<VoteRow | undefined> {
  const ids = choices.map((id) => Math.min(id, noOption))
  return (await insertVote(tx, member, survey, ids, code))[0]
}

export interface BallotRow {
  code: string
  choices: number[]
}

const listAfter = prepared<[survey: number, after: string, limit: number], BallotRow>(
  'list_ballots',
  (survey, after, limit) => sql`
    select encode(code, 'hex') as code, choices from survey_ballots
    where survey_id = ${survey} and code > decode(${after}::text, 'hex') order by code limit ${limit}::int`,
)

/** Ballots of a survey in the order of their codes; those after this one where one is given. */
export const listBallots = (db: Db, survey: number, after: string | undefined, limit: number) =>
  listAfter(db, survey, after ?? '', limit)
