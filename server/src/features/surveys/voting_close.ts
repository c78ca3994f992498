import { voting_close } from '@commons/contract/surveys.ts'
import { handle } from '../../platform/call/handle.ts'
import { lockOwn } from './surveys.access.ts'
import { surveyAgain } from './surveys.again.ts'
import { closeSurvey } from './surveys.writing.queries.ts'

export default handle(voting_close, {
  again: surveyAgain,
  async run({ voting_title_id: id }, context) {
    const { is_closed } = await lockOwn(context, id)
    if (is_closed) context.refuse('survey_closed')
    await closeSurvey(context.tx, id)
    return surveyAgain.answer(id, { ...context, db: context.tx })
  },
})
