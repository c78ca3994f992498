/** Deciding cases, and taking decisions back: what each act does, and what was there before. */
import type { Topic } from '@commons/contract/call.ts'
import type { Act } from '@commons/contract/moderation/decisions.ts'
import type { ReportKind, ReportKindName } from '../../../platform/report-kinds.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { WriteContext } from '../../../platform/write.ts'
import type { RefusalName } from '@commons/contract/refusals.ts'
import { listModeratorIds } from '../moderation.queries.ts'
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

type Refuse = (refusal: Extract<RefusalName, 'act_impossible' | 'reported_gone' | 'hidden_already'>) => never

/** What taking a decision back needs; a jury and jobs do it, too. */
export type Undoing = Pick<WriteContext, 'tx' | 'recheck' | 'hint' | 'emit'> & {
  readonly platform: Pick<Platform, 'reportKinds'>
}

type Deciding = Undoing & { readonly member: { readonly id: number } }

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

/** Does one act; returns what was there before. */
async function act(
  { tx }: Deciding,
  kind: ReportKind,
  { id, decision, nsfw, refuse }: { id: number; decision: number; nsfw: readonly string[]; refuse: Refuse },
  name: Act,
): Promise<{ given?: object; before?: object }> {
  if (name === 'warn') return {}
  if (!kind.acts.includes(name)) return refuse('act_impossible')
  if (name === 'hide') {
    const hidden = await hide(tx, kind, id, decision)
    if (!hidden) return refuse((await isThere(tx, kind, id)) ? 'hidden_already' : 'reported_gone')
    return { before: { deleted_at: hidden.was } }
  }
  const before = (await label(tx, kind, id, nsfw)) ?? refuse('reported_gone')
  return { given: { nsfw }, before }
}

/** Decides a case; returns the decision's id and what its acts changed. */
export async function decideCase(
  context: Deciding & { readonly refuse: Refuse },
  { kind: name, reported, reports }: LockedCase,
  { acts, nsfw, rule, reason, answer }: Verdict,
): Promise<{ decision: number; before: object }> {
  const { tx, member, platform, refuse, hint, emit } = context
  const kind = platform.reportKinds[name]
  const latest = reports.at(-1) ?? reports[0]
  const owner = latest.member_id
  // What was reported before ids were kept, and is gone: its reports can still be answered.
  if (reported === null && acts.some((each) => each !== 'warn')) refuse('reported_gone')
  const decision = await addDecision(tx, {
    kind: name,
    reported: reported ?? 0,
    member: owner,
    moderator: member.id,
    rule,
    reason,
    shown: latest.shown,
  })
  const before: Record<string, object> = {}
  for (const each of acts) {
    const done = await act(context, kind, { id: reported ?? 0, decision, nsfw, refuse }, each)
    await addAct(tx, decision, { act: each, ...done })
    before[each] = done.before ?? {}
  }
  const ids = reports.map(({ id }) => id)
  await setOutcome(tx, ids, { decision, state: acts.length > 0 ? 'upheld' : 'dismissed', answer })
  for (const { reporter_id } of reports) hint(`reports:${reporter_id}`)
  if (owner !== null && acts.length > 0) {
    await tellMember(tx, 'decision_made', owner, decision)
    hint(`decisions:${owner}`)
  }
  if (reported !== null && acts.length > 0) await follow(context, kind, reported)
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
