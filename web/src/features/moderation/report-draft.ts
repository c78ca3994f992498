import type { Report } from '@commons/contract/moderation/moderation.ts'
import { watchMember } from '../../api/session.ts'
import type { Reported } from './reported.ts'

export interface ReportDraft {
  readonly reason: Report['reason'] | undefined
  readonly description: string
}

const blank: ReportDraft = { reason: undefined, description: '' }

/** Unsent reports, because a dialog is easily closed by accident. */
const begun = new Map<string, ReportDraft>()

// Drafts must not be shown to the next member.
watchMember(() => begun.clear())

const nameOf = ({ type, id }: Reported) => `${type}.${id}`

export function reportDraft(reported: Reported): ReportDraft {
  return begun.get(nameOf(reported)) ?? blank
}

export function keepReport(reported: Reported, draft: ReportDraft): void {
  begun.set(nameOf(reported), draft)
}

/** Discards a report's draft when it has arrived, unless it was changed since. */
export function forgetReport(reported: Reported, arrived: ReportDraft): void {
  const { reason, description } = reportDraft(reported)
  if (reason === arrived.reason && description === arrived.description) begun.delete(nameOf(reported))
}
