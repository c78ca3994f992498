import type { Report } from '@commons/contract/moderation.ts'
import { watchMember } from '../../api/session.ts'
import type { Reported } from './use-report.ts'

export interface ReportDraft {
  readonly reason: Report['reason'] | undefined
  readonly description: string
}

const blank: ReportDraft = { reason: undefined, description: '' }

interface Begun {
  readonly draft: ReportDraft
  /** What was sent last, and under which key: the same, however often it is sent, is one report. */
  readonly sent?: { readonly draft: ReportDraft; readonly key: string } | undefined
}

/** Reports that were begun and not sent: a dialog closes by a slip of a finger. */
const begun = new Map<string, Begun>()

// What one member complains of is nothing to the next.
watchMember(() => begun.clear())

const nameOf = ({ type, id }: Reported) => `${type}.${id}`

const isSame = (one: ReportDraft, other: ReportDraft) =>
  one.reason === other.reason && one.description === other.description

export function reportDraft(reported: Reported): ReportDraft {
  return begun.get(nameOf(reported))?.draft ?? blank
}

export function keepReport(reported: Reported, draft: ReportDraft): void {
  begun.set(nameOf(reported), { ...begun.get(nameOf(reported)), draft })
}

/** The key under which this is sent; anything else than before has another one. */
export function keyOfReport(reported: Reported, draft: ReportDraft): string {
  const { sent } = begun.get(nameOf(reported)) ?? {}
  const key = sent && isSame(sent.draft, draft) ? sent.key : crypto.randomUUID()
  begun.set(nameOf(reported), { draft, sent: { draft, key } })
  return key
}

/** It has arrived; what was written since stays. */
export function forgetReport(reported: Reported, arrived: ReportDraft): void {
  if (isSame(reportDraft(reported), arrived)) begun.delete(nameOf(reported))
}
