import { fewestSecretVoters } from '@commons/contract/shared/survey.ts'
import { sql } from 'kysely'
import { inParts } from '../../discussion/discussion.purge.ts'
import type { Leaving } from '../../platform/leaving.ts'
import { removeSurvey } from './surveys.jobs.ts'

export const surveysLeaving: Leaving = {
  tables: {
    surveys: {
      file: 'surveys',
      rows: (member) => sql`
        select sv.id as survey_id, sv.title, sv.options, sv.kind, sv.audience, sv.group_id, sv.is_secret, sv.results,
          sv.is_changeable, sv.quorum, counts.voters as votes,
          case when sv.closes_at <= now()
            or (sv.results = 'always' and (not sv.is_secret or counts.voters >= ${fewestSecretVoters}::int))
            then counts.votes end as votes_by_option,
          sv.closes_at, sv.created_at, sv.deleted_at
        from surveys sv join survey_counts counts on counts.survey_id = sv.id
        where sv.author_id = ${member} order by sv.id`,
    },
    survey_members: {
      file: 'votes',
      rows: (member) => sql`
        select v.survey_id, sv.title, array(select sv.options[place] from unnest(v.choices) as place) as voted_for, v.since
        from survey_members v join surveys sv on sv.id = v.survey_id
        where v.member_id = ${member} and not (sv.is_secret and v.choices is not null) order by v.survey_id`,
    },
  },
  async erase(db, member) {
    const { rows } = await sql<{ id: number }>`select id from surveys where author_id = ${member}`.execute(db)
    for (const { id } of rows) await removeSurvey(db, id)
    // Counted votes stay counted, anonymously.
    await inParts(
      db,
      (most) => sql`delete from survey_members where (survey_id, member_id) in (
        select survey_id, member_id from survey_members where member_id = ${member} limit ${most})`,
    )
  },
}
