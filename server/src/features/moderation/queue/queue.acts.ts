/** What moderators do by their calls, and the operator by commands: each returns what the log says of it. */
import type { Act } from '@commons/contract/moderation/decisions.ts'
import type {
  decide_member,
  decide_reports,
  undo_decision,
  UndoneMany,
} from '@commons/contract/moderation/queue.ts'
import type { Call, InputOf, OutputOf, RefusalOf } from '@commons/contract/call.ts'
import type { StaffAct } from '../../../platform/staff-log/staff-log.queries.ts'
import { isPossible } from '../restrictions/restrictions.ts'
import { lockMembers } from '../restrictions/restrictions.queries.ts'
import { type Decider, lockWaiting, moderatorOf } from './queue.access.ts'
import {
  casesOf,
  decide,
  decideCase,
  type Deciding,
  hintQueue,
  isRestriction,
  lockDecided,
  type LockedCase,
  undo,
} from './queue.deciding.ts'
import { findBarred, findStandingOf } from './queue.queries.ts'
import {
  hasRule,
  isWaveOf,
  listImposed,
  listRestricted,
  lockDecision,
  setWave,
} from './queue.writing.queries.ts'

type Acting<Refusal> = Deciding & {
  readonly member: Decider
  readonly refuse: (refusal: Refusal) => never
}

type Input<Of extends Call> = Omit<InputOf<Of>, 'idempotency_key'>

/** Decides cases; returns the decision of each. */
export async function decideReports(
  context: Acting<RefusalOf<typeof decide_reports>>,
  {
    report_ids,
    acts,
    nsfw = [],
    until,
    rule_id: rule,
    reason,
    answer = '',
    wave_id,
  }: Input<typeof decide_reports>,
): Promise<Pick<OutputOf<typeof decide_reports>, 'recdata' | 'wave_id'> & { act: StaffAct }> {
  const { tx, member, refuse } = context
  if (!(await hasRule(tx, rule))) refuse('rule_not_found')
  if (until && !isPossible(until)) refuse('until_impossible')
  if (wave_id !== undefined && !(await isWaveOf(tx, wave_id, member.id))) refuse('wave_not_found')
  const reports = await lockWaiting(context, report_ids)
  if (reports.some(({ barred }) => barred !== null)) refuse('case_barred')
  await lockDecided(
    context,
    acts,
    reports.map(({ member_id }) => member_id),
  )
  const verdict = { nsfw, until: until ?? null, rule, reason, answer }
  const actsOf = await imposeOnce(context, acts, wave_id)
  const recdata = []
  const before: Record<string, object> = {}
  for (const each of casesOf(reports)) {
    const decided = await decideCase(context, each, { ...verdict, acts: actsOf(each) })
    recdata.push({ decision_id: decided.decision, report_type: each.kind })
    before[decided.decision] = decided.before
  }
  const decisions = recdata.map(({ decision_id }) => decision_id)
  const wave = wave_id ?? (decisions.length > 1 ? (decisions[0] ?? null) : null)
  if (wave !== null) await setWave(tx, decisions, wave)
  await hintQueue(context)
  const object = { kind: 'decision', id: decisions.join(',') } as const
  return {
    recdata,
    wave_id: wave,
    act: { object, reason, before: { ...before, ...(wave !== null && { wave }) } },
  }
}

/**
 * Returns what is done about each case of an act: a member is suspended or limited by the first about them alone, so
 * that one appeal, or taking one decision back, ends it. Where nothing else would be left, they are warned.
 */
async function imposeOnce(
  { tx }: Pick<Deciding, 'tx'>,
  acts: readonly Act[],
  wave: number | undefined,
): Promise<(its: LockedCase) => readonly Act[]> {
  if (!acts.some(isRestriction)) return () => acts
  const nameOf = (member: number, act: Act) => `${act} ${member}`
  const earlier = wave === undefined ? [] : await listImposed(tx, wave)
  const imposed = new Set(earlier.map(({ member_id, act }) => nameOf(member_id, act)))
  return ({ reports }) => {
    const owner = (reports.at(-1) ?? reports[0]).member_id
    if (owner === null) return acts
    const left = acts.filter((act) => !isRestriction(act) || !imposed.has(nameOf(owner, act)))
    for (const act of left) if (isRestriction(act)) imposed.add(nameOf(owner, act))
    return left.length > 0 ? left : ['warn']
  }
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

/** Takes decisions back, those that can be, in this order; says which stay. */
export async function undoMany(
  context: Acting<never>,
  ids: readonly number[],
  reason: string,
): Promise<Omit<UndoneMany, 'has_more'> & { readonly ids: readonly number[] }> {
  const { tx, member, platform } = context
  // Before anything of theirs, and in order: decisions of two such calls may be about the same members.
  await lockMembers(tx, await listRestricted(tx, ids))
  const undone: number[] = []
  const kept: UndoneMany['kept'] = []
  for (const id of ids) {
    const decision = await lockDecision(tx, id)
    if (!decision || decision.undone_at !== null) continue
    const barred = await findBarred(tx, platform.reportKinds, moderatorOf(member), id)
    const why = barred ?? (decision.is_purged ? 'purged' : decision.is_superseded ? 'superseded' : undefined)
    if (why) {
      kept.push({ decision_id: id, reason: why })
      continue
    }
    await undo(context, decision, { by: member.id, reason })
    undone.push(id)
  }
  if (undone.length > 0) await hintQueue(context)
  return { undone: undone.length, kept, ids: undone }
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
