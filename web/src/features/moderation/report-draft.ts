import type { Report } from '@commons/contract/moderation.ts'
import { watchMember } from '../../api/session.ts'
import type { Reported } from './use-report.ts'

export interface ReportDraft {
  readonly reason: Report['reason'] | undefined
  readonly description: string
}

const blank: ReportDraft = { reason: undefined, description: '' }

/** Reports that were begun and not sent: a dialog closes by a slip of a finger. */
const begun = new Map<string, ReportDraft>()

// What one member complains of is nothing to the next.
watchMember(() => begun.clear())

const nameOf = ({ type, id }: Reported) => `${type}.${id}`

export function reportDraft(reported: Reported): ReportDraft {
  return begun.get(nameOf(reported)) ?? blank
}

export function keepReport(reported: Reported, draft: ReportDraft): void {
  begun.set(nameOf(reported), draft)
}

/** It has arrived; what was written since stays. */
export function forgetReport(reported: Reported, arrived: ReportDraft): void {
  const { reason, description } = reportDraft(reported)
  if (reason === arrived.reason && description === arrived.description) begun.delete(nameOf(reported))
}
