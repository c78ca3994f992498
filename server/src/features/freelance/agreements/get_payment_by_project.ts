import { get_payment_by_project } from '@commons/contract/freelance/agreements.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listAgreementsOf, seesJob } from './agreements.queries.ts'
import { paymentShape } from './agreements.shape.ts'

export default handle(get_payment_by_project, async ({ project_id }, { db, member, viewer, refuse }) => {
  const rows = await listAgreementsOf(db, member.id, project_id)
  // Those who have agreed keep their agreement, whether or not they still see the job.
  if (rows.length === 0 && !(await seesJob(db, member.id, project_id))) return refuse('job_not_found')
  return { data: rows.map((row) => paymentShape(row, viewer)) }
})
