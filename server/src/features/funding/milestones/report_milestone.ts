import { report_milestone } from '@commons/contract/funding/milestones.ts'
import { voteDays } from '@commons/contract/shared/funding-figures.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { lockOwned } from '../funding.access.ts'
import { addNews } from '../settling/news.queries.ts'
import { tellBackers } from '../settling/settling.jobs.ts'
import { addReport, lockVotedPart } from './milestones.queries.ts'

export default handle(report_milestone, async ({ group_id, nth, report }, context) => {
  const { tx, member, platform, refuse } = context
  await lockOwned(context, group_id)
  const part = (await lockVotedPart(tx, member.id, group_id, nth)) ?? refuse('milestone_not_found')
  const at = now()
  const until = new Date(at.getTime() + voteDays * 86_400_000)
  if (!(await addReport(tx, group_id, nth, { report, at, until }))) refuse('milestone_not_due')
  await addNews(tx, group_id, 'milestone_reported', nth * 10 + part.refusals)
  await platform.jobs.add(tx, tellBackers(platform), {})
  return {}
})
