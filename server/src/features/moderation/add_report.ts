import { add_report } from '@commons/contract/moderation/moderation.ts'
import { handle } from '../../platform/call/handle.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  findReport,
  listModeratorIds,
  listStandings,
  type ReportRow,
  setReport,
} from './moderation.queries.ts'
import { reportShape } from './moderation.shape.ts'

async function answerOf(db: Db, { reportKinds }: Platform, reporter: number, report: ReportRow) {
  return { recdata: reportShape(report, await listStandings(db, reportKinds, reporter, [report])) }
}

export default handle(add_report, {
  async run(
    { report_type: kind, report_id, reason, description = '' },
    { tx, member, platform, refuse, hint },
  ) {
    const { find, notFound } = platform.reportKinds[kind]
    const isAbsent = platform.settings.isAbsent(platform.partOfReport.get(kind))
    const [reported] = isAbsent ? [] : await find(tx, member.id, report_id)
    if (!reported) return refuse(notFound)
    if (reported.author === member.id) refuse('not_oneself')
    const report = await setReport(tx, { reporter: member.id, kind, reported, reason, description })
    for (const each of await listModeratorIds(tx)) hint(`report_queue:${each}`)
    return answerOf(tx, platform, member.id, report)
  },

  // The answer is made again, as the reporter may no longer see what they saw.
  again: {
    made: ({ recdata }) => recdata.report_id,
    async answer(id, { db, member, platform }) {
      const report = await findReport(db, member.id, id)
      if (!report) throw new Error('A report stays as long as its reporter')
      return answerOf(db, platform, member.id, report)
    },
  },
})
