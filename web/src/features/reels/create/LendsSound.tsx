import { Trans } from '@lingui/react/macro'
import form from '../../../ui/dialog/DialogForm.module.css'
import classes from './CreateReel.module.css'

interface LendsSoundProps {
  lends: boolean
  isPrivate: boolean
  onChange: (lends: boolean) => void
}

/** Lets others make reels with the sound of a video, or not. */
export function LendsSound({ lends, isPrivate, onChange }: LendsSoundProps) {
  return (
    <div>
      <label className={form.choice}>
        <input type="checkbox" checked={lends} onChange={(event) => onChange(event.currentTarget.checked)} />
        <Trans>Let others use its sound</Trans>
      </label>
      {isPrivate && (
        <p className={classes.hint}>
          <Trans>While the reel is private, only you can.</Trans>
        </p>
      )}
    </div>
  )
}
