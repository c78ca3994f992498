import { mostStars } from '@commons/contract/shared/review.ts'
import { useLingui } from '@lingui/react/macro'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import classes from './Stars.module.css'

/** So many stars out of five. */
export function Stars({ of: stars, size = 18 }: { of: number; size?: number }) {
  const { t } = useLingui()
  return (
    <span role="img" aria-label={t`${stars} out of ${mostStars} stars`} className={classes.stars}>
      {Array.from({ length: mostStars }, (_, index) =>
        index < stars ? (
          <IconStarFilled key={index} size={size} aria-hidden="true" />
        ) : (
          <IconStar key={index} size={size} stroke={1.5} className={classes.off} aria-hidden="true" />
        ),
      )}
    </span>
  )
}
