import { voting_restore } from '@commons/contract/surveys/surveys.ts'
import { handle } from '../../platform/call/handle.ts'
import { surveyAgain } from './surveys.again.ts'
import { restoreSurvey } from './surveys.writing.queries.ts'

export default handle(voting_restore, {
  again: surveyAgain,
  async run({ voting_title_id: id }, context) {
    const { tx, member, refuse } = context
    if (!(await restoreSurvey(tx, member.id, id))) refuse('survey_not_found')
    // Subscribers were turned away while it was deleted.
    await context.recheck({ topics: [`survey:${id}`, `comments:${id}`] })
    return surveyAgain.answer(id, { ...context, db: tx })
  },
})
