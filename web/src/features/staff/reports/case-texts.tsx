import type { Act } from '@commons/contract/moderation/decisions.ts'
import type { Barred, Case, CaseDetail } from '@commons/contract/moderation/queue.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const actLabels: Readonly<Record<Act, MessageDescriptor>> = {
  hide: msg`Hide it`,
  label: msg`Mark it as sensitive`,
  warn: msg`Warn its author`,
  suspend: msg`Suspend its author`,
  limit: msg`Limit its author`,
}

/** The same where a decision is about the member, and nothing that they wrote. */
export const memberActLabels: typeof actLabels = {
  ...actLabels,
  warn: msg`Warn them`,
  suspend: msg`Suspend them`,
  limit: msg`Limit them`,
}

export const actHints: Readonly<Record<Act, MessageDescriptor>> = {
  hide: msg`Nobody sees it any more, its author neither`,
  label: msg`With the reasons below; its author can't remove them`,
  warn: msg`They read which rule it was, and why`,
  suspend: msg`Nobody sees them or anything of theirs. They can still take their data and money along`,
  limit: msg`Only people who follow them or have a link see them`,
}

/** Why somebody else has to decide. */
export const barredTexts: Readonly<Record<Barred, MessageDescriptor>> = {
  own: msg`This is about you. Somebody else decides it.`,
  involved: msg`You help to run where this is. Somebody else decides it.`,
  admin: msg`This is about an admin. Another admin decides it.`,
  reporter: msg`You reported this yourself. Somebody else decides it.`,
  decider: msg`You made this decision. Somebody else answers the appeal.`,
}

export const caseStates: Readonly<Record<Case['state'], MessageDescriptor>> = {
  open: msg`New`,
  reviewing: msg`In review`,
  upheld: msg`Upheld`,
  dismissed: msg`Dismissed`,
}

export const standings: Readonly<Record<CaseDetail['standing'], MessageDescriptor>> = {
  there: msg`It's there for those who may see it.`,
  deleted: msg`Its author has deleted it.`,
  hidden: msg`Moderators have hidden it.`,
  gone: msg`It's gone for good.`,
}
