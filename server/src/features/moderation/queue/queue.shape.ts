/** Converts rows of cases, decisions and notes to the wire format. */
import { type Appeal, type Decision, restrictions } from '@commons/contract/moderation/decisions.ts'
import { ReportReason } from '@commons/contract/moderation/moderation.ts'
import type {
  Case,
  CaseDetail,
  MemberRecord,
  StaffDecision,
  StaffNote,
} from '@commons/contract/moderation/queue.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { NsfwReason } from '@commons/contract/shared/nsfw.ts'
import { shortened } from '@commons/contract/shared/text/cutting.ts'
import type { ObjectAct } from '../../../platform/report-kinds.ts'
import type {
  AppealRow,
  CaseRow,
  DecisionRow,
  MemberStandingRow,
  ReportRow,
  StaffDecisionRow,
  StandingRow,
} from './queue.queries.ts'
import type { NoteRow } from './queue.writing.queries.ts'

/** Characters of what was reported that a list shows. */
const mostListed = 280

export const reasonsOf = (nsfw: readonly string[]): NsfwReason[] =>
  nsfw.flatMap((reason) => NsfwReason.safeParse(reason).data ?? [])

export const caseShape = (row: CaseRow): Case => ({
  report_id: row.id,
  report_type: row.kind,
  reported_id: row.reported_id,
  member: row.member,
  language: row.language,
  shown: shortened(row.shown.message ?? '', mostListed),
  reasons: row.reasons.map((reason) => ReportReason.parse(reason)),
  reporters: row.reporters,
  word_rules: row.rules,
  state: row.state,
  assigned_to: row.assigned,
  first_at: row.first_at.toISOString(),
  last_at: row.last_at.toISOString(),
  decision_id: row.decision_id,
  barred: row.barred,
})

export const appealShape = (row: AppealRow): Appeal => ({
  appeal_id: row.id,
  message: row.message,
  state: row.state,
  created_at: new Date(row.created_at).toISOString(),
  answer: row.answer,
  answered_at: row.answered_at === null ? null : new Date(row.answered_at).toISOString(),
  jury: row.jury,
})

export const decisionShape = (row: DecisionRow): Decision => ({
  decision_id: row.id,
  report_type: row.kind,
  shown: row.shown.message ?? '',
  acts: row.acts,
  nsfw: reasonsOf(row.nsfw),
  until: row.until,
  rule: { rule_id: row.rule_id, title: row.rule_title, text: row.rule_text },
  reason: row.reason,
  decided_at: row.decided_at.toISOString(),
  is_undone: flag(row.undone_at !== null),
  undone_at: row.undone_at?.toISOString() ?? null,
  appeal_until: row.appeal_until?.toISOString() ?? null,
  appeal: row.appeal && appealShape(row.appeal),
})

export const staffDecisionShape = (row: StaffDecisionRow): StaffDecision => ({
  ...decisionShape(row),
  moderator: row.moderator,
  undone_by: row.undone,
  undone_reason: row.undone_reason,
  purge: row.purge && {
    ...row.purge,
    purged_at: row.purge.purged_at === null ? null : new Date(row.purge.purged_at).toISOString(),
  },
  wave: row.wave,
})

export const noteShape = ({ id, author, message, created_at }: NoteRow): StaffNote => ({
  note_id: id,
  author,
  message,
  created_at: created_at.toISOString(),
})

const untilOf = (isSo: boolean, until: Date | null) => (isSo ? { until: until?.toISOString() ?? null } : null)

export const recordShape = (
  row: MemberStandingRow,
  decisions: readonly StaffDecisionRow[],
  notes: readonly NoteRow[],
): MemberRecord => ({
  member: row.member,
  language: row.language,
  suspended: untilOf(row.is_suspended, row.suspended_until),
  limited: untilOf(row.is_limited, row.limited_until),
  barred: row.barred,
  decisions: decisions.map(staffDecisionShape),
  notes: notes.map(noteShape),
})

interface Around {
  readonly now: StandingRow | undefined
  readonly acts: readonly ObjectAct[]
  readonly reports: readonly ReportRow[]
  readonly decisions: readonly StaffDecisionRow[]
  readonly notes: readonly NoteRow[]
}

/** A case with all that is around it. Of a private message, moderators read what its reporter sent them. */
export const detailShape = (row: CaseRow, { now, acts, reports, decisions, notes }: Around): CaseDetail => ({
  ...caseShape(row),
  shown: row.shown.message ?? '',
  shown_file_type: row.shown.file_type ?? null,
  text_now: now && !row.has_messages ? now.text : null,
  standing: now?.standing ?? 'gone',
  nsfw_now: reasonsOf(now?.nsfw ?? []),
  link: now?.standing === 'there' && !row.has_messages ? now.link : null,
  acts: [...(now ? acts : []), 'warn', ...(row.member_id === null ? [] : restrictions)],
  has_messages: flag(row.has_messages),
  reports: reports.map(
    ({ id, reporter, is_found, reason, description, created_at, sent, upheld, dismissed, muted_until }) => ({
      report_id: id,
      reporter,
      is_found: flag(is_found),
      reason: ReportReason.parse(reason),
      description,
      created_at: created_at.toISOString(),
      sent,
      upheld,
      dismissed,
      muted_until: muted_until?.toISOString() ?? null,
    }),
  ),
  decisions: decisions.map(staffDecisionShape),
  notes: notes.map(noteShape),
})
