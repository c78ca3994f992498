import { Trans } from '@lingui/react/macro'
import form from '../ui/DialogForm.module.css'
import classes from './DraftRestored.module.css'

/** Says that a form has what was typed before, which can be thrown away. */
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
