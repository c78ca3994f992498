import type { Bid } from '@commons/contract/freelance/bids.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { IconStarFilled } from '@tabler/icons-react'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import classes from './RecordLine.module.css'

/** What a freelancer has done, in one line: rating, reviews, and paid projects. */
export function RecordLine({
  of: { rating, review_count, jobs_done },
}: {
  of: Pick<Bid, 'rating' | 'review_count' | 'jobs_done'>
}) {
  return (
    <p className={classes.line}>
      {review_count > 0 ? (
        <>
          <IconStarFilled size={16} className={classes.star} aria-hidden="true" />
          <span>
            <VisuallyHidden>
              <Trans>Rating:</Trans>{' '}
            </VisuallyHidden>
            <strong>{rating}</strong>
            {' · '}
            <Plural value={review_count} one="# review" other="# reviews" />
          </span>
        </>
      ) : (
        <Trans>No reviews yet</Trans>
      )}
      {jobs_done > 0 && (
        <span>
          {'· '}
          <Plural value={jobs_done} one="# paid project" other="# paid projects" />
        </span>
      )}
    </p>
  )
}
