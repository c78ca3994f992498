import { useLingui } from '@lingui/react/macro'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import type { Entry } from './entry.ts'
import type { EntryKind } from './entry-kind.ts'
import { EntryForm } from './EntryForm.tsx'

interface EntryDialogProps {
  kind: EntryKind
  entry: Entry | undefined
  onClose: () => void
}

/** Adds or changes an entry. */
export default function EntryDialog({ kind, entry, onClose }: EntryDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog opened title={t(entry ? kind.edit : kind.add)} size="form" onClose={onClose}>
      <EntryForm kind={kind} entry={entry} onClose={onClose} />
    </Dialog>
  )
}
