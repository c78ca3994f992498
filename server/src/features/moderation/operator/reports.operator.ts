/** The operator's commands for reports, for `npm run reports`: what moderators do by their calls, with the same log. */
import { decide_reports } from '@commons/contract/moderation/queue.ts'
import { newest } from '../../../platform/call/page.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listRules } from '../decisions/rules.queries.ts'
import { moderatorOf } from '../queue/queue.access.ts'
import { decideReports } from '../queue/queue.acts.ts'
import {
  type CaseRow,
  findCase,
  listCases,
  listRecord,
  listReportsOf,
  type StaffDecisionRow,
} from '../queue/queue.queries.ts'
import { actAsOperator, idIn, inWords, plain, undoAsOperator, verdictIn } from './operator.acting.ts'

export const usage = `npm run reports -- …
  list                              what members reported and nobody has decided
  show 12                           the case of report 12, and what was decided before about the same member
  rules                             the rules that a decision names
  decide 12 hide+warn 3 "why"       decides it by rule 3: hide, label=nudity, warn, suspend=7 (days; without
                                    them for good), limit=30, or dismiss; its author reads why
  undo 34 "why"                     takes decision 34 back, with all that it did`

const mostListed = 50
const operator = moderatorOf({ id: null })

/** Runs the command; undefined if it isn't known. */
export const runReportsCommand = (
  platform: Platform,
  words: readonly string[],
): Promise<string | undefined> =>
  inWords(async () => {
    const [what, ...rest] = words
    if (what === 'list' && rest.length === 0) return list(platform)
    if (what === 'rules' && rest.length === 0) return rules(platform)
    const id = idIn(rest[0])
    if (id === undefined) return undefined
    if (what === 'show' && rest.length === 1) return show(platform, id)
    if (what === 'decide' && rest.length > 3) return decide(platform, id, rest.slice(1))
    if (what === 'undo' && rest.length > 1) return undoAsOperator(platform, id, rest.slice(1))
    return undefined
  })

const nameOf = (member: { username: string } | null) =>
  member ? `@${member.username}` : 'somebody who has left'

const lineOf = (row: CaseRow): string =>
  plain(
    `#${row.id} ${row.state}: ${row.kind} of ${nameOf(row.member)}, reported by ${row.reporters}, ` +
      `${row.reasons.join(', ')}, ${row.last_at.toISOString()}`,
  )

async function list({ database: { db }, reportKinds }: Platform): Promise<string> {
  const everything = {
    kind: undefined,
    reason: undefined,
    assigned: undefined,
    language: undefined,
    waits: undefined,
    about: undefined,
    rule: undefined,
  }
  const filter = { ...everything, state: 'waiting', isMuted: false } as const
  const page = { before: newest, limit: mostListed, offset: 0, isFirst: true }
  const rows = await listCases(db, reportKinds, operator, filter, page)
  return rows.length === 0 ? 'Nothing waits.' : rows.map(lineOf).join('\n')
}

async function rules({ database: { db } }: Platform): Promise<string> {
  return (await listRules(db, 'en')).map(({ rule_id, title }) => `${rule_id} ${title}`).join('\n')
}

/** Returns a decision in a line, and why. */
export const decisionLine = (row: StaffDecisionRow): string =>
  plain(
    `decision ${row.id}, ${row.decided_at.toISOString()}: ${row.acts.join(', ') || 'nothing was wrong'}` +
      `${row.until === null ? '' : ` until ${row.until}`}, ${row.rule_title}` +
      `${row.undone_at === null ? '' : ', taken back'}\n  ${row.reason}`,
  )

async function show({ database: { db }, reportKinds }: Platform, id: number): Promise<string> {
  const found = await findCase(db, reportKinds, operator, id)
  if (!found) throw new Refusal('report_not_found')
  const [reports, decisions] = await Promise.all([listReportsOf(db, found.id), listRecord(db, found, 'en')])
  return [
    lineOf(found),
    plain(`  ${found.shown.message ?? ''}`),
    ...reports.map(({ reporter, reason, description }) =>
      plain(`${nameOf(reporter)}: ${reason} ${description}`.trimEnd()),
    ),
    ...decisions.map(decisionLine),
  ].join('\n')
}

async function decide(
  platform: Platform,
  id: number,
  [what = '', rule, ...reason]: readonly string[],
): Promise<string> {
  const asked = decide_reports.input.safeParse({
    report_ids: [id],
    rule_id: rule,
    reason: reason.join(' '),
    ...verdictIn(what),
  })
  if (!asked.success) return usage
  const { recdata } = await actAsOperator(platform, 'decide_reports', (context) =>
    decideReports(context, asked.data),
  )
  return `It is decided: decision ${recdata.map(({ decision_id }) => decision_id).join(', ')}.`
}
