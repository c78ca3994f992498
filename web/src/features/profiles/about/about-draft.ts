import type { EntryAudience } from '@commons/contract/shared/entries.ts'
import { watchMember } from '../../../api/session.ts'
import { type AboutEntry, isCurrent, textOf, type Values } from './about-entry.ts'
import type { AboutKind } from './about-kinds.ts'

export interface AboutDraft {
  readonly values: Values
  readonly audience: EntryAudience
}

/** Unsaved drafts, because a dialog is easily closed by accident. */
const begun = new Map<string, AboutDraft>()

// Drafts must not be shown to the next member.
watchMember(() => begun.clear())

const nameOf = ({ name }: AboutKind, entry: AboutEntry | undefined) => `${name}.${entry?.id ?? 'new'}`

function storedDraft({ fields, current, audience }: AboutKind, entry: AboutEntry | undefined): AboutDraft {
  const texts = fields.map(({ name }) => [name, entry ? textOf(entry, name) : ''])
  const flag = current && { is_current: entry && isCurrent(entry) ? '1' : '0' }
  return {
    values: { ...Object.fromEntries(texts), ...flag },
    audience: entry?.audience ?? audience,
  }
}

/** Returns a form's initial values: the draft if there is one, or else what is stored. */
export const aboutDraft = (kind: AboutKind, entry: AboutEntry | undefined): AboutDraft =>
  begun.get(nameOf(kind, entry)) ?? storedDraft(kind, entry)

export function keepAbout(kind: AboutKind, entry: AboutEntry | undefined, draft: AboutDraft): void {
  begun.set(nameOf(kind, entry), draft)
}

export function forgetAbout(kind: AboutKind, entry: AboutEntry | undefined): void {
  begun.delete(nameOf(kind, entry))
}
