/** Converts rows of appeals to the wire format. */
import type { StaffAppeal } from '@commons/contract/moderation/appeals.ts'
import { appealShape, staffDecisionShape } from '../queue/queue.shape.ts'
import type { StaffAppealRow } from './appeals.queries.ts'

export const staffAppealShape = (row: StaffAppealRow): StaffAppeal[] =>
  row.appeal === null
    ? []
    : [
        {
          ...appealShape(row.appeal),
          member: row.member,
          decision: staffDecisionShape(row),
          report_id: row.report_id,
          barred: row.barred,
        },
      ]
