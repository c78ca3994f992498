import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconCertificate } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { focusArea } from '../../../ui/layout/use-focus-back.ts'
import { Stars } from '../../../ui/pictures/Stars.tsx'
import { ReviewRow } from '../../freelance/public.ts'
import { openReputation } from '../reputation/open-reputation.ts'
import classes from './Freelancer.module.css'

interface SummaryProps {
  rating: string
  count: number
  uncounted: number
}

/** What the reviews come to. */
function Summary({ rating, count, uncounted }: SummaryProps) {
  const { i18n } = useLingui()
  const average = new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 1 })
  return (
    <p className={classes.average}>
      <strong>{average.format(Number(rating))}</strong>
      <Stars of={Math.round(Number(rating))} />
      <span>
        <Plural value={count} one="# review" other="# reviews" />
        {uncounted > 0 && (
          <>
            {' · '}
            <Plural value={uncounted} one="# doesn't count" other="# don't count" />
          </>
        )}
      </span>
    </p>
  )
}

type Role = '' | 'freelancer' | 'client'

/** What those a member worked with say of them. */
export function Reviews({ userId, isOwn }: { userId: number; isOwn: boolean }) {
  const { t } = useLingui()
  const id = useId()
  const [role, setRole] = useState<Role>('')
  const { read, more } = useReadMore(
    'get_reviews_by_user_id',
    { view_user_id: userId, role, limit: 10 },
    { isFilter: true },
  )
  return (
    <Card aria-labelledby={id} className={classes.reviews} {...focusArea}>
      <h2 id={id} className={classes.heading}>
        <Trans>Reviews</Trans>
      </h2>
      <Loaded read={read}>
        {(pages) => {
          const [first] = pages
          const rows = pages.flatMap(({ response }) => response)
          const hasSome = first !== undefined && rows.length > 0
          return (
            <>
              {(hasSome || role !== '') && (
                <SegmentedChoice<Role>
                  label={t`Reviews of their work as`}
                  value={role}
                  onChange={setRole}
                  options={[
                    { value: '', label: t({ message: 'All', context: 'reviews' }) },
                    {
                      value: 'freelancer',
                      label: t({ message: 'As freelancer', context: "of a member's work" }),
                    },
                    { value: 'client', label: t({ message: 'As client', context: "of a member's work" }) },
                  ]}
                />
              )}
              {hasSome ? (
                <>
                  <Summary
                    rating={first.rating}
                    count={first.review_count}
                    uncounted={first.uncounted_count}
                  />
                  <ul className={classes.reviewRows}>
                    {rows.map((review) => (
                      <ReviewRow key={review.id} review={review} hasTitle />
                    ))}
                  </ul>
                  {more.isThere && <MoreButton more={more} />}
                </>
              ) : (
                <p className={classes.empty}>
                  <Trans>No reviews to see here!</Trans>
                </p>
              )}
            </>
          )
        }}
      </Loaded>
      {isOwn && (
        <div>
          <Button
            variant="light"
            leftSection={<IconCertificate size={18} aria-hidden="true" />}
            onClick={openReputation}
          >
            <Trans>Take your reputation along</Trans>
          </Button>
        </div>
      )}
    </Card>
  )
}
