import { Card } from '../../../ui/layout/Card.tsx'
import row from '../strip/ReelRow.module.css'
import classes from '../strip/ReelStrip.module.css'

/** Empty cards, as high as reels. */
export function RowPlace() {
  return (
    <div className={row.cards} aria-hidden="true">
      {[0, 1, 2, 3].map((card) => (
        <div key={card} className={row.skeleton} />
      ))}
    </div>
  )
}

/** As high as the row of reels on Home. */
export function StripPlace() {
  return (
    <Card as="div" className={classes.strip} aria-hidden="true">
      <div className={classes.head} />
      <RowPlace />
    </Card>
  )
}
