/** Deciding cases, and taking decisions back: what each act does, and what was there before. */
import type { Topic } from '@commons/contract/call.ts'
import { type Act, type Restriction, restrictions } from '@commons/contract/moderation/decisions.ts'
import type { ReportKind, ReportKindName } from '../../../platform/report-kinds.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { WriteContext } from '../../../platform/write.ts'
import type { RefusalName } from '@commons/contract/refusals.ts'
import { takesLastAdmin } from '../../staff/public.ts'
import { listModeratorIds } from '../moderation.queries.ts'
import { impose, lift } from '../restrictions/restrictions.ts'
import { lockMembers } from '../restrictions/restrictions.queries.ts'
import type { LockedReport } from './queue.queries.ts'
import {
  addAct,
  addDecision,
  hide,
  isThere,
  label,
  type Labels,
  listTopics,
  type LockedDecision,
  setOutcome,
  setUndone,
  show,
  tellMember,
  unlabel,
} from './queue.writing.queries.ts'

type Refuse = (
  refusal: Extract<RefusalName, 'act_impossible' | 'reported_gone' | 'hidden_already' | 'last_admin'>,
) => never

/** What taking a decision back needs; a jury and jobs do it, too. */
export type Undoing = Pick<WriteContext, 'tx' | 'recheck' | 'hint' | 'emit' | 'tellChanged'> & {
  readonly platform: Pick<Platform, 'reportKinds'>
}

/** `member` is who decides; null is the operator, by a command. */
export type Deciding = Undoing & { readonly member: { readonly id: number | null } }

/** A case to be decided: its waiting reports, locked. */
export interface LockedCase {
  readonly kind: ReportKindName
  readonly reported: number | null
  readonly reports: readonly [LockedReport, ...LockedReport[]]
}

/** What a moderator decides. */
export interface Verdict {
  readonly acts: readonly Act[]
  readonly nsfw: readonly string[]
  /** When what it imposes ends; null: never. */
  readonly until: Date | null
  readonly rule: number
  readonly reason: string
  readonly answer: string
}

/** Folds locked reports into cases, in the order in which their objects are locked. */
export function casesOf(reports: readonly LockedReport[]): LockedCase[] {
  const byObject = Map.groupBy(
    reports,
    ({ kind, reported_id, id }) => `${kind}:${reported_id ?? `report ${id}`}`,
  )
  return [...byObject.values()]
    .flatMap(([first, ...rest]): LockedCase[] =>
      first ? [{ kind: first.kind, reported: first.reported_id, reports: [first, ...rest] }] : [],
    )
    .toSorted((a, b) => a.kind.localeCompare(b.kind) || (a.reported ?? 0) - (b.reported ?? 0))
}

/** Makes pages read an object again that appears, disappears or is labelled. */
async function follow({ tx, recheck, hint }: Undoing, kind: ReportKind, id: number): Promise<void> {
  const topics = await listTopics(tx, kind, id)
  await recheck({ topics })
  for (const topic of topics) hint(topic as Topic)
}

export async function hintQueue({ tx, hint }: Pick<WriteContext, 'tx' | 'hint'>): Promise<void> {
  for (const id of await listModeratorIds(tx)) hint(`report_queue:${id}`)
}

/** Whether an act is done to the member instead of what was reported. */
export const isRestriction = (act: Act): act is Restriction => restrictions.some((each) => each === act)

interface Acting {
  readonly id: number
  readonly owner: number | null
  readonly decision: number
  readonly nsfw: readonly string[]
  readonly until: Date | null
  readonly refuse: Refuse
}

/** Does one act; returns what was there before. */
async function act(
  context: Deciding,
  kind: ReportKind,
  { id, owner, decision, nsfw, until, refuse }: Acting,
  name: Act,
): Promise<{ given?: object; before?: object }> {
  const { tx } = context
  if (name === 'warn') return {}
  if (isRestriction(name)) {
    if (owner === null || !(await impose(context, { decision, act: name, member: owner, until })))
      return refuse('reported_gone')
    return { given: { until } }
  }
  if (!kind.acts.includes(name)) return refuse('act_impossible')
  if (name === 'hide') {
    const hidden = await hide(tx, kind, id, decision)
    if (!hidden) return refuse((await isThere(tx, kind, id)) ? 'hidden_already' : 'reported_gone')
    return { before: { deleted_at: hidden.was } }
  }
  const before = (await label(tx, kind, id, nsfw)) ?? refuse('reported_gone')
  return { given: { nsfw }, before }
}

/**
 * Locks the members whom a verdict suspends or limits, before anything of theirs is locked, and refuses to take the
 * last admin's place from them.
 */
export async function lockDecided(
  { tx, refuse }: Pick<Deciding, 'tx'> & { readonly refuse: Refuse },
  acts: readonly Act[],
  owners: readonly (number | null)[],
): Promise<void> {
  const members = [...new Set(owners.filter((owner) => owner !== null))]
  if (!acts.some(isRestriction) || members.length === 0) return
  if (acts.includes('suspend') && (await takesLastAdmin(tx, members))) refuse('last_admin')
  await lockMembers(tx, members)
}

/** Decides a case; returns the decision's id and what its acts changed. */
export async function decideCase(
  context: Deciding & { readonly refuse: Refuse },
  { kind: name, reported, reports }: LockedCase,
  verdict: Verdict,
): Promise<{ decision: number; before: object }> {
  const { tx, platform, refuse, hint } = context
  const { acts, answer } = verdict
  const kind = platform.reportKinds[name]
  const latest = reports.at(-1) ?? reports[0]
  const owner = latest.member_id
  // What was reported before ids were kept, and is gone: its reports can still be answered.
  if (reported === null && acts.some((each) => each !== 'warn' && !isRestriction(each)))
    refuse('reported_gone')
  const { decision, before } = await decide(
    context,
    { kind: name, reported: reported ?? 0, owner, shown: latest.shown },
    verdict,
  )
  const ids = reports.map(({ id }) => id)
  await setOutcome(tx, ids, { decision, state: acts.length > 0 ? 'upheld' : 'dismissed', answer })
  for (const { reporter_id } of reports) if (reporter_id !== null) hint(`reports:${reporter_id}`)
  if (reported !== null && acts.length > 0) await follow(context, kind, reported)
  return { decision, before }
}

interface Decided {
  readonly kind: ReportKindName
  readonly reported: number
  /** Whose it is. */
  readonly owner: number | null
  readonly shown: object
}

/** Makes a decision, does what it says and tells the member. */
export async function decide(
  context: Deciding & { readonly refuse: Refuse },
  { kind, reported, owner, shown }: Decided,
  { acts, nsfw, until, rule, reason }: Omit<Verdict, 'answer'>,
): Promise<{ decision: number; before: Record<string, object> }> {
  const { tx, member, platform, refuse, hint, emit } = context
  const decision = await addDecision(tx, {
    kind,
    reported,
    member: owner,
    moderator: member.id,
    rule,
    reason,
    shown,
  })
  const before: Record<string, object> = {}
  for (const each of acts) {
    const acting = { id: reported, owner, decision, nsfw, until, refuse }
    const done = await act(context, platform.reportKinds[kind], acting, each)
    await addAct(tx, decision, { act: each, ...done })
    before[each] = done.before ?? {}
  }
  if (owner !== null && acts.length > 0) {
    await tellMember(tx, 'decision_made', owner, decision)
    hint(`decisions:${owner}`)
  }
  emit('report.decided', { decision })
  return { decision, before }
}

/** Takes a locked decision back, with all that it did. */
export async function undo(
  context: Undoing,
  decision: LockedDecision,
  { by, reason }: { by: number | null; reason: string },
): Promise<void> {
  const { tx, platform, hint, emit } = context
  const { id, kind: name, reported_id, member_id, acts } = decision
  const kind = platform.reportKinds[name]
  if (member_id !== null && acts.some(({ act: each }) => each === 'suspend'))
    await lockMembers(tx, [member_id])
  await lift(context, id)
  for (const { act: each, before } of acts) {
    if (each === 'hide')
      await show(tx, kind, reported_id, {
        decision: id,
        was: (before as { deleted_at: string | null }).deleted_at,
      })
    if (each === 'label') await unlabel(tx, kind, reported_id, before as Labels)
  }
  for (const reporter of await setUndone(tx, id, { by, reason })) hint(`reports:${reporter}`)
  if (acts.length > 0) {
    await follow(context, kind, reported_id)
    if (member_id !== null) {
      await tellMember(tx, 'decision_undone', member_id, id)
      hint(`decisions:${member_id}`)
    }
  }
  emit('report.decided', { decision: id })
}
