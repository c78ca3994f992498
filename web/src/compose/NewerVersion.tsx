import { Trans } from '@lingui/react/macro'
import form from '../ui/dialog/DialogForm.module.css'
import classes from './DraftRestored.module.css'

/** Warns above a form's buttons that saving replaces a newer version, and offers to take that one. */
export function NewerVersion({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p className={form.note} role="status">
      <Trans>Someone saved a newer version since you began. Saving yours replaces it.</Trans>
      <span aria-hidden="true"> · </span>
      <button type="button" className={classes.discard} onClick={onDiscard}>
        <Trans>Use the newer one</Trans>
      </button>
    </p>
  )
}
