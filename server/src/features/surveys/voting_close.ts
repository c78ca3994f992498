import { voting_close } from '@commons/contract/surveys/surveys.ts'
import { handle } from '../../platform/call/handle.ts'
import { lockOwn } from './surveys.access.ts'
import { surveyAgain } from './surveys.again.ts'
import { settle } from './ballots/settling.ts'
import { settleOne } from './surveys.jobs.ts'
import { closeSurvey } from './surveys.writing.queries.ts'

/** Surveys with up to this many votes are counted before the answer. */
const mostAtOnce = 1000

export default handle(voting_close, {
  again: surveyAgain,
  async run({ voting_title_id: id }, context) {
    const { is_closed, voters } = await lockOwn(context, id)
    if (is_closed) context.refuse('survey_closed')
    await closeSurvey(context.tx, id)
    // Most surveys are counted here; a job counts larger ones and notifies members.
    if (voters <= mostAtOnce) await settle(context.tx, id)
    await context.platform.jobs.add(context.tx, settleOne(context.platform), { survey: id })
    return surveyAgain.answer(id, { ...context, db: context.tx })
  },
})
