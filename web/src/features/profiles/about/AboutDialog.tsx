import { useLingui } from '@lingui/react/macro'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { AboutEntry } from './about-entry.ts'
import type { AboutKind } from './about-kinds.ts'
import { AboutForm } from './AboutForm.tsx'

interface AboutDialogProps {
  kind: AboutKind
  entry: AboutEntry | undefined
  onClose: () => void
}

/** Adds or changes an entry. */
export default function AboutDialog({ kind, entry, onClose }: AboutDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog opened title={t(entry ? kind.edit : kind.add)} size="form" onClose={onClose}>
      <AboutForm kind={kind} entry={entry} onClose={onClose} />
    </Dialog>
  )
}
