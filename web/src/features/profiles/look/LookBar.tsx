import type { ProLook } from '@commons/contract/plans/pro.ts'
import classes from './Look.module.css'

/** A Pro member's logo, title and headline, above their cover. */
export function LookBar({ look: { logo, title, headline } }: { look: ProLook }) {
  if (!logo && !title && !headline) return null
  return (
    <div className={classes.bar}>
      {logo && <img src={logo} alt="" className={classes.logo} />}
      <div className={classes.words}>
        {title && (
          <p dir="auto" className={classes.title}>
            {title}
          </p>
        )}
        {headline && (
          <p dir="auto" className={classes.headline}>
            {headline}
          </p>
        )}
      </div>
    </div>
  )
}
