import { voting_detail } from '@commons/contract/surveys/surveys.ts'
import { handle } from '../../platform/call/handle.ts'
import { surveyAgain } from './surveys.again.ts'

export default handle(voting_detail, async ({ voting_title_id }, context) =>
  surveyAgain.answer(voting_title_id, context),
)
