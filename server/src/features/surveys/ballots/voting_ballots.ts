import { mostBallots } from '@commons/contract/shared/survey.ts'
import { voting_ballots } from '@commons/contract/surveys/ballots.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findSurvey } from '../surveys.queries.ts'
import { listBallots } from './ballots.queries.ts'

export default handle(
  voting_ballots,
  async ({ voting_title_id: survey, after, limit = mostBallots }, { db, member, refuse }) => {
    const row = (await findSurvey(db, member.id, survey)) ?? refuse('survey_not_found')
    if (!row.outcome) refuse('survey_open')
    const recdata = await listBallots(db, survey, after, limit)
    const last = recdata.at(-1)
    return { recdata, ...(last && recdata.length === limit ? { next: last.code } : {}) }
  },
)
