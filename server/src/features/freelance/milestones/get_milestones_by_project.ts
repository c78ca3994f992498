import { get_milestones_by_project } from '@commons/contract/freelance/milestones.ts'
import { getWithheldShare } from '../../../ledger/withholding.ts'
import { handle } from '../../../platform/call/handle.ts'
import { seesJob } from '../agreements/agreements.queries.ts'
import { findPaidAgreement, listMilestones } from './milestones.queries.ts'
import { milestoneShape, summaryShape } from './milestones.shape.ts'

export default handle(
  get_milestones_by_project,
  async ({ project_id: job, payment_id: agreement }, { db, member, viewer, refuse }) => {
    const found = await findPaidAgreement(db, member.id, { job, agreement })
    if (!found) {
      if (agreement !== undefined) return refuse('agreement_not_found')
      if (job === undefined || !(await seesJob(db, member.id, job))) return refuse('job_not_found')
      return { data: [], summary: null }
    }
    const rows = await listMilestones(db, member.id, found.id)
    const withheld = await getWithheldShare(db, found.freelancer_id ?? 0)
    return {
      data: rows.map((row) => milestoneShape(row, viewer)),
      summary: summaryShape(found, rows, withheld, viewer),
    }
  },
)
