/** What moderators do by their calls, and the operator by commands: each returns what the log says of it. */
import type { decide_member, decide_reports, undo_decision } from '@commons/contract/moderation/queue.ts'
import type { Call, InputOf, OutputOf, RefusalOf } from '@commons/contract/call.ts'
import type { StaffAct } from '../../../platform/staff-log/staff-log.queries.ts'
import { isPossible } from '../restrictions/restrictions.ts'
import { type Decider, lockWaiting, moderatorOf } from './queue.access.ts'
import { casesOf, decide, decideCase, type Deciding, hintQueue, lockDecided, undo } from './queue.deciding.ts'
import { findBarred, findStandingOf } from './queue.queries.ts'
import { hasRule, lockDecision } from './queue.writing.queries.ts'

type Acting<Refusal> = Deciding & {
  readonly member: Decider
  readonly refuse: (refusal: Refusal) => never
}

type Input<Of extends Call> = Omit<InputOf<Of>, 'idempotency_key'>

/** Decides cases; returns the decision of each. */
export async function decideReports(
  context: Acting<RefusalOf<typeof decide_reports>>,
  { report_ids, acts, nsfw = [], until, rule_id: rule, reason, answer = '' }: Input<typeof decide_reports>,
): Promise<{ recdata: OutputOf<typeof decide_reports>['recdata']; act: StaffAct }> {
  const { tx, refuse } = context
  if (!(await hasRule(tx, rule))) refuse('rule_not_found')
  if (until && !isPossible(until)) refuse('until_impossible')
  const reports = await lockWaiting(context, report_ids)
  if (reports.some(({ barred }) => barred !== null)) refuse('case_barred')
  await lockDecided(
    context,
    acts,
    reports.map(({ member_id }) => member_id),
  )
  const verdict = { acts, nsfw, until: until ?? null, rule, reason, answer }
  const recdata = []
  const before: Record<string, object> = {}
  for (const each of casesOf(reports)) {
    const decided = await decideCase(context, each, verdict)
    recdata.push({ decision_id: decided.decision, report_type: each.kind })
    before[decided.decision] = decided.before
  }
  await hintQueue(context)
  const id = recdata.map(({ decision_id }) => decision_id).join(',')
  return { recdata, act: { object: { kind: 'decision', id }, reason, before } }
}

/** Decides about a member without a report; returns the decision. */
export async function decideMember(
  context: Acting<RefusalOf<typeof decide_member>>,
  { view_user_id: id, acts, until, rule_id: rule, reason }: Input<typeof decide_member>,
): Promise<{ decision: number; act: StaffAct }> {
  const { tx, member, platform, refuse } = context
  if (!(await hasRule(tx, rule))) refuse('rule_not_found')
  if (until && !isPossible(until)) refuse('until_impossible')
  await lockDecided({ tx, refuse: () => refuse('last_admin') }, acts, [id])
  const standing = await findStandingOf(tx, platform.reportKinds, moderatorOf(member), id)
  if (!standing) return refuse('member_not_found')
  if (standing.barred !== null) refuse('case_barred')
  const { decision, before } = await decide(
    { ...context, refuse: () => refuse('member_not_found') },
    { kind: 'member', reported: id, owner: id, shown: {} },
    { acts, nsfw: [], until: until ?? null, rule, reason },
  )
  await hintQueue(context)
  return { decision, act: { object: { kind: 'member', id }, reason, before: { decision, ...before } } }
}

/** Takes a decision back. */
export async function undoDecision(
  context: Acting<RefusalOf<typeof undo_decision>>,
  { decision_id, reason }: Input<typeof undo_decision>,
): Promise<StaffAct> {
  const { tx, member, platform, refuse } = context
  const decision = (await lockDecision(tx, decision_id)) ?? refuse('decision_not_found')
  if (decision.undone_at !== null) refuse('decision_undone')
  if (decision.is_purged) refuse('decision_purged')
  if ((await findBarred(tx, platform.reportKinds, moderatorOf(member), decision_id)) !== null)
    refuse('case_barred')
  if (decision.is_superseded) refuse('decision_superseded')
  await undo(context, decision, { by: member.id, reason })
  await hintQueue(context)
  return {
    object: { kind: 'decision', id: decision_id },
    reason,
    before: {
      moderator: decision.moderator_id,
      rule: decision.rule_id,
      acts: decision.acts.map(({ act }) => act),
    },
  }
}
