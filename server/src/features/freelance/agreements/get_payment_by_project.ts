import { get_payment_by_project } from '@commons/contract/freelance/agreements.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listAgreementsOf } from './agreements.queries.ts'
import { paymentShape } from './agreements.shape.ts'

export default handle(get_payment_by_project, async ({ project_id }, { db, member, viewer, refuse }) => {
  const rows = await listAgreementsOf(db, member.id, project_id)
  if (rows.length === 0) return refuse('job_not_found')
  return { data: rows.flatMap((row) => (row.id === null ? [] : paymentShape(row, viewer))) }
})
