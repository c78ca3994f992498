import type { Payment } from '@commons/contract/freelance/agreements.ts'
import type { Review } from '@commons/contract/freelance/reviews.ts'
import { daysToReview } from '@commons/contract/shared/review.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Answer } from '../../../api/call.ts'
import { useRead } from '../../../api/use-call.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { focusArea } from '../../../ui/layout/use-focus-back.ts'
import { Moment } from '../agreement/agreement-texts.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import { ReviewRow } from './ReviewRow.tsx'
import classes from './Reviews.module.css'

type Standing = NonNullable<Answer<'get_reviews_by_project'>['review']>

/** Whether the viewer can write their review now, and what follows from it. */
function Rules({ of: { is_open, is_other_in, until }, name }: { of: Standing; name: string }): ReactNode {
  if (is_open === 0)
    return <Trans>You can review each other once money was released, or a dispute was decided.</Trans>
  if (is_other_in === 1 && until !== null) {
    const day = <Moment at={until} />
    return (
      <Trans>
        {name} has reviewed you. You'll see it once you've written yours, which you can until {day}.
      </Trans>
    )
  }
  return (
    <Trans>
      {name} sees your review after writing theirs, or after {daysToReview} days. You can't change it later.
    </Trans>
  )
}

interface WritingProps {
  standing: Standing | null
  reviews: readonly Review[]
  jobId: number
  name: string
}

function Writing({ standing, reviews, jobId, name }: WritingProps) {
  if (standing === null)
    return reviews.some(({ is_own }) => is_own === 1) || reviews.length === 0 ? null : (
      <p className={classes.note}>
        <Trans>The {daysToReview} days for your review are over.</Trans>
      </p>
    )
  return (
    <>
      <p className={classes.note}>
        <Rules of={standing} name={name} />
      </p>
      {standing.is_open === 1 && <ReviewForm key={jobId} jobId={jobId} otherId={standing.review_user_id} />}
    </>
  )
}

/** The reviews of an agreement, and the viewer's own if they can still write it. */
export function AgreementReviews({ jobId, agreement }: { jobId: number; agreement: Payment }) {
  const { role, client, freelancer } = agreement
  const name = (role === 'client' ? freelancer : client)?.full_name ?? ''
  const read = useRead('get_reviews_by_project', { project_id: jobId })
  return (
    <div className={classes.part} {...focusArea}>
      <Loaded read={read}>
        {({ response, review }) => (
          <>
            {response.length > 0 ? (
              <ul className={classes.rows}>
                {response.map((each) => (
                  <ReviewRow key={each.id} review={each} />
                ))}
              </ul>
            ) : (
              review === null && (
                <p className={classes.note}>
                  <Trans>No reviews to see here!</Trans>
                </p>
              )
            )}
            <Writing standing={review} reviews={response} jobId={jobId} name={name} />
          </>
        )}
      </Loaded>
    </div>
  )
}
