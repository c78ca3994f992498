import { vote_milestone } from '@commons/contract/funding/milestones.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { findSight } from '../funding.access.ts'
import { lockVotedPart, setVote } from './milestones.queries.ts'

export default handle(vote_milestone, async ({ group_id, nth, accepts }, { tx, member, refuse }) => {
  const sight = (await findSight(tx, member.id, group_id)) ?? refuse('project_not_found')
  if (!sight.is_backer) refuse('not_a_backer')
  const part = (await lockVotedPart(tx, member.id, group_id, nth)) ?? refuse('milestone_not_found')
  if (part.state !== 'reported' || part.votes_until === null || part.votes_until <= now())
    refuse('vote_closed')
  const vote = { group: group_id, nth, round: part.refusals, member: member.id, accepts: accepts === 1 }
  if (!(await setVote(tx, vote))) refuse('not_a_backer')
  return {}
})
