import { Trans } from '@lingui/react/macro'
import form from '../ui/dialog/DialogForm.module.css'
import classes from './DraftRestored.module.css'

/** Tells that a form's draft was restored, and offers to discard it. */
export function DraftRestored({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p className={form.note} role="status">
      <Trans>Draft restored</Trans>
      <span aria-hidden="true"> · </span>
      <button type="button" className={classes.discard} onClick={onDiscard}>
        <Trans>Discard</Trans>
      </button>
    </p>
  )
}
