import { useLingui } from '@lingui/react/macro'
import { brand } from '../../../ui/theme/brand.ts'
import { Mark } from '../../../ui/pictures/Mark.tsx'
import classes from './AboutCard.module.css'

/** The logo and slogans of Commons. */
export function AboutCard() {
  const { i18n } = useLingui()
  return (
    <div className={classes.card}>
      <Mark size={40} />
      <ul className={classes.slogans}>
        {brand.slogans.map((slogan) => (
          <li key={slogan.id}>{i18n._(slogan)}</li>
        ))}
      </ul>
    </div>
  )
}
