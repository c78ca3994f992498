import type { Review } from '@commons/contract/freelance/reviews.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../api/session.ts'
import { paths } from '../../../paths.ts'
import { FoldedText } from '../../../shown/FoldedText.tsx'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { Stars } from '../../../ui/pictures/Stars.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { Moment } from '../agreement/agreement-texts.tsx'
import classes from './Reviews.module.css'

/** Who wrote it, where the viewer may know. */
function Author({ review: { author, role } }: { review: Review }) {
  const unnamed = role === 'client' ? <Trans>A client</Trans> : <Trans>A freelancer</Trans>
  if (author === null) return <span className={classes.author}>{unnamed}</span>
  return (
    <Link to={paths.freelancer(author.user_id)} className={classes.author}>
      <bdi>{author.full_name}</bdi>
    </Link>
  )
}

function Answer({ review: { id, role, answer, answered_at } }: { review: Review }) {
  return (
    <div className={classes.answer}>
      <p className={classes.facts}>
        <strong>
          {role === 'client' ? <Trans>The freelancer's answer</Trans> : <Trans>The client's answer</Trans>}
        </strong>
        {answered_at !== null && (
          <>
            {' · '}
            <RelativeTime at={answered_at} />
          </>
        )}
      </p>
      <FoldedText name={`review-answer.${id}`} text={answer} />
    </div>
  )
}

/** A review in a list. `hasTitle`: it isn't obvious which job it is about. */
export function ReviewRow({ review, hasTitle = false }: { review: Review; hasTitle?: boolean }) {
  const me = useSession()?.id
  const { id, project_id, title, role, author, rating, comment, answer, created_at } = review
  const canAnswer = review.review_user_id === me && review.is_shown === 1 && answer === ''
  const shown = <Moment at={review.shown_at} />
  return (
    <li className={classes.row}>
      <MemberAvatar name={author?.full_name ?? ''} src={author?.profile_pic ?? null} />
      <div className={classes.body}>
        <p className={classes.facts}>
          <Author review={review} />
          {author !== null && (
            <>
              {' · '}
              {role === 'client' ? (
                <Trans context="what a member is in an agreement">client</Trans>
              ) : (
                <Trans context="what a member is in an agreement">freelancer</Trans>
              )}
            </>
          )}
          {' · '}
          <RelativeTime at={created_at} />
        </p>
        <Stars of={rating} />
        {hasTitle && title !== '' && (
          <p className={classes.facts}>
            {project_id === null ? (
              <bdi>{title}</bdi>
            ) : (
              <Link to={paths.job(project_id)} className={classes.title}>
                <bdi>{title}</bdi>
              </Link>
            )}
          </p>
        )}
        {comment !== '' && <FoldedText name={`review.${id}`} text={comment} />}
        {review.is_shown === 0 && (
          <p className={classes.note}>
            <Trans>Only you see this until the other side has reviewed you, or until {shown}.</Trans>
          </p>
        )}
        {review.is_uncounted === 1 && (
          <p className={classes.note}>
            <Trans>Counts in no rating: both accounts seem to belong to the same person.</Trans>
          </p>
        )}
        {answer !== '' && <Answer review={review} />}
        {canAnswer && (
          <div>
            <Button
              variant="light"
              size="sm"
              onClick={() => void openDialog(() => import('./AnswerDialog.tsx'), { reviewId: id })}
            >
              <Trans context="a review">Answer</Trans>
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}
