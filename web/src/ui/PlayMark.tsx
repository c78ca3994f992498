import { Trans, useLingui } from '@lingui/react/macro'
import classes from './PlayMark.module.css'

/** Says beside an amount that it is play money. */
export function PlayMark() {
  const { t } = useLingui()
  return (
    <span className={classes.play} title={t`Play money`}>
      <Trans context="money">play</Trans>
    </span>
  )
}
