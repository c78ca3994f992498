import type { FreelancerProfile } from '@commons/contract/freelance/profile.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconMailCheck, IconMapPin, IconPencil, IconStarFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { CoverPattern } from '../../../ui/pictures/CoverPattern.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { AvatarSkeleton, LineSkeleton } from '../../../ui/states/Skeletons.tsx'
import { LinkedText } from '../../../ui/words/LinkedText.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { MessageButton } from '../../chat/button/public.ts'
import { InviteButton } from '../../freelance/public.ts'
import { EditPicture } from '../../profiles/public.ts'
import classes from './Freelancer.module.css'
import { countryName } from './section-choices.ts'

/** An amount of US dollars in the viewer's language. */
function useDollars() {
  const { i18n } = useLingui()
  return (amount: string, fraction: number) =>
    // Intl formats decimal text exactly.
    new Intl.NumberFormat(i18n.locale, {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: fraction,
      maximumFractionDigits: 2,
    }).format(amount as Intl.StringNumericLiteral)
}

function Record({ freelancer }: { freelancer: FreelancerProfile }) {
  const { rating, review_count, jobs_done, earnings, hide_earnings } = freelancer
  const dollars = useDollars()
  const amount = earnings && dollars(earnings, earnings.includes('.') ? 2 : 1)
  return (
    <ul className={classes.record}>
      <li>
        <IconStarFilled size={18} className={classes.star} aria-hidden="true" />
        <VisuallyHidden>
          <Trans>Rating:</Trans>{' '}
        </VisuallyHidden>
        <strong>{rating}</strong>
      </li>
      <li>
        <Plural value={review_count} one="# review" other="# reviews" />
      </li>
      <li>
        <Plural value={jobs_done} one="# paid project" other="# paid projects" />
      </li>
      {amount && (
        <li>
          {hide_earnings === 1 ? (
            <Trans>{amount} earned, which only you see</Trans>
          ) : (
            <Trans>{amount} earned</Trans>
          )}
        </li>
      )}
    </ul>
  )
}

function Places({ freelancer }: { freelancer: FreelancerProfile }) {
  const { i18n } = useLingui()
  const { country, location, is_email_verified, member_since } = freelancer
  const place = [location, countryName(country, i18n.locale)].filter((part) => part !== '').join(', ')
  const since = i18n.date(new Date(member_since), { month: 'long', year: 'numeric' })
  return (
    <ul className={classes.facts}>
      {place !== '' && (
        <li>
          <IconMapPin size={18} aria-hidden="true" />
          <bdi>{place}</bdi>
        </li>
      )}
      {is_email_verified === 1 && (
        <li>
          <IconMailCheck size={18} aria-hidden="true" />
          <Trans>Email verified</Trans>
        </li>
      )}
      <li>
        <Trans>Here since {since}</Trans>
      </li>
    </ul>
  )
}

function Words({ freelancer }: { freelancer: FreelancerProfile }) {
  const { t } = useLingui()
  const dollars = useDollars()
  const { hourly_rate, professional_headline, top_skills, summary } = freelancer
  // Whole dollars need no cents.
  const rate = hourly_rate && dollars(hourly_rate, hourly_rate.includes('.') ? 2 : 0)
  return (
    <>
      {professional_headline !== '' && (
        <p dir="auto" className={classes.headline}>
          {professional_headline}
        </p>
      )}
      {rate && (
        <p className={classes.rate}>
          <Trans>
            <strong>{rate}</strong> per hour
          </Trans>
        </p>
      )}
      <Record freelancer={freelancer} />
      <Places freelancer={freelancer} />
      {top_skills.length > 0 && (
        <ul className={classes.skills} aria-label={t`Top skills`}>
          {top_skills.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
      )}
      {summary !== '' && (
        <p dir="auto" className={classes.summary}>
          <LinkedText>{summary}</LinkedText>
        </p>
      )}
    </>
  )
}

function Actions({ freelancer }: { freelancer: FreelancerProfile }) {
  if (freelancer.is_own !== 1)
    return (
      <div className={classes.actions}>
        <InviteButton member={freelancer} />
        <MessageButton member={freelancer} />
        <Button component={Link} to={paths.timeline(freelancer.user_id)} variant="light">
          <Trans>View timeline</Trans>
        </Button>
      </div>
    )
  return (
    <div className={classes.actions}>
      <Button
        variant="light"
        leftSection={<IconPencil size={18} aria-hidden="true" />}
        onClick={() => void openDialog(() => import('./EditProfileDialog.tsx'), { freelancer })}
      >
        <Trans>Edit profile</Trans>
      </Button>
    </div>
  )
}

/**
 * Who a freelancer is, with placeholders while it loads. The heading stays the same element, because it has the
 * focus after a navigation.
 */
export function FreelancerHead({ freelancer }: { freelancer: FreelancerProfile | undefined }) {
  const isWide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false })
  const size = isWide ? 128 : 96
  const isOwn = freelancer?.is_own === 1
  return (
    <Card as="header" className={classes.head}>
      <div className={classes.cover}>
        {freelancer?.background_image && <img src={freelancer.background_image} alt="" />}
        {freelancer && !freelancer.background_image && <CoverPattern />}
        {isOwn && <EditPicture kind="cover" />}
      </div>
      <div className={classes.face}>
        {freelancer ? (
          <MemberAvatar name={freelancer.full_name} src={freelancer.avatar} size={size} />
        ) : (
          <AvatarSkeleton size={size} />
        )}
        {isOwn && <EditPicture kind="avatar" />}
      </div>
      {freelancer && <Actions freelancer={freelancer} />}
      <div className={classes.words}>
        <h1 dir="auto" className={classes.name}>
          {freelancer?.full_name ?? (
            <VisuallyHidden>
              <Trans>Profile</Trans>
            </VisuallyHidden>
          )}
        </h1>
        <div className={classes.username}>
          {freelancer ? `@${freelancer.username}` : <LineSkeleton width="28%" height={24} />}
        </div>
        {freelancer ? <Words freelancer={freelancer} /> : <LineSkeleton width="48%" height={31} />}
      </div>
    </Card>
  )
}
