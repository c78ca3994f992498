import { useLingui } from '@lingui/react/macro'
import classes from './Circles.module.css'

/** The large logo with the names of its circles. */
export function Circles() {
  const { t } = useLingui()
  return (
    <svg
      className={classes.circles}
      viewBox="31 11 298 278"
      role="img"
      aria-label={t`Members, makers and backers meet`}
    >
      <circle className={classes.members} cx="128" cy="108" r="96" />
      <circle className={classes.makers} cx="232" cy="108" r="96" />
      <circle className={classes.backers} cx="180" cy="192" r="96" />
      <text x="92" y="88">{t`members`}</text>
      <text x="268" y="88">{t`makers`}</text>
      <text x="180" y="246">{t`backers`}</text>
    </svg>
  )
}
