import { my_voting_list } from '@commons/contract/surveys/surveys.ts'
import { handle } from '../../platform/call/handle.ts'
import { nextOf } from '../../platform/call/page.ts'
import { listOwnSurveys } from './surveys.queries.ts'
import { listedShape } from './surveys.shape.ts'

export default handle(my_voting_list, async (_input, { db, member, viewer, page }) => {
  const { before, limit, offset } = page
  const rows = await listOwnSurveys(db, member.id, before.at, before.id, limit, offset)
  return { recdata: rows.map((row) => listedShape(row, viewer)), ...nextOf(rows, page) }
})
