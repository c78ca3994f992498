import { statement_year_list } from '@commons/contract/freelance/papers.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listStatementYears } from './payments.queries.ts'

export default handle(statement_year_list, async (_input, { db, member }) => ({
  data: await listStatementYears(db, member.id),
}))
