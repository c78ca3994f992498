import { Trans, useLingui } from '@lingui/react/macro'
import classes from './PlayMark.module.css'

/** Marks an amount as play money. */
export function PlayMark() {
  const { t } = useLingui()
  return (
    <span className={classes.play} title={t`Play money`}>
      <Trans context="money">play</Trans>
    </span>
  )
}
