import type { EntryAudience } from '@commons/contract/shared/entries.ts'
import { watchMember } from '../api/session.ts'
import { type Entry, isCurrent, textOf, type Values } from './entry.ts'
import type { EntryKind } from './entry-kind.ts'

export interface EntryDraft {
  readonly values: Values
  readonly audience: EntryAudience
}

/** Unsaved drafts, because a dialog is easily closed by accident. */
const begun = new Map<string, EntryDraft>()

// Drafts must not be shown to the next member.
watchMember(() => begun.clear())

const nameOf = ({ name }: EntryKind, entry: Entry | undefined) => `${name}.${entry?.id ?? 'new'}`

function storedDraft(
  { fields, current, isPictured, audience }: EntryKind,
  entry: Entry | undefined,
): EntryDraft {
  const texts = fields.map(({ name }) => [name, entry ? textOf(entry, name) : ''])
  const flag = current && {
    [current.name ?? 'is_current']: entry && isCurrent(entry, current.name) ? '1' : '0',
  }
  return {
    values: { ...Object.fromEntries(texts), ...flag, ...(isPictured && { removes_file: '' }) },
    audience: entry?.audience ?? audience,
  }
}

/** Returns a form's initial values: the draft if there is one, or else what is stored. */
export const entryDraft = (kind: EntryKind, entry: Entry | undefined): EntryDraft =>
  begun.get(nameOf(kind, entry)) ?? storedDraft(kind, entry)

export function keepEntry(kind: EntryKind, entry: Entry | undefined, draft: EntryDraft): void {
  begun.set(nameOf(kind, entry), draft)
}

export function forgetEntry(kind: EntryKind, entry: Entry | undefined): void {
  begun.delete(nameOf(kind, entry))
}
