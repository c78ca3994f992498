import { useSlogans } from '../../../ui/theme/brand.ts'
import { Mark } from '../../../ui/pictures/Mark.tsx'
import classes from './AboutCard.module.css'

/** The logo and slogans of Commons. */
export function AboutCard() {
  return (
    <div className={classes.card}>
      <Mark size={40} />
      <ul className={classes.slogans}>
        {useSlogans().map((slogan) => (
          <li key={slogan}>{slogan}</li>
        ))}
      </ul>
    </div>
  )
}
