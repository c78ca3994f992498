import { delete_voting } from '@commons/contract/surveys/surveys.ts'
import { handle } from '../../platform/call/handle.ts'
import { lockOwn } from './surveys.access.ts'
import { deleteSurvey } from './surveys.writing.queries.ts'

export default handle(delete_voting, async ({ voting_title_id: id }, context) => {
  await lockOwn(context, id)
  await deleteSurvey(context.tx, id)
  await context.recheck({ topics: [`survey:${id}`, `comments:${id}`] })
  return {}
})
