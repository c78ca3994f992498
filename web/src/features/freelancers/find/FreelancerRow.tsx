import type { Freelancer } from '@commons/contract/freelance/freelancers.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconMapPin } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { BotMark } from '../../../ui/words/BotMark.tsx'
import { Dollars, InviteButton, RecordLine, Skills } from '../../freelance/public.ts'
import { countryName } from '../profile/section-choices.ts'
import classes from './FreelancerRow.module.css'

/** A freelancer in a list. The whole row links to the profile. */
export function FreelancerRow({ freelancer }: { freelancer: Freelancer }) {
  const { t, i18n } = useLingui()
  const { user_id, full_name, username, profile_pic, professional_headline, hourly_rate } = freelancer
  const { top_skills, country, location, earnings, is_own } = freelancer
  const place = [location, countryName(country, i18n.locale)].filter((part) => part !== '').join(', ')
  const isPaid = earnings !== null && earnings !== '0'
  return (
    <li className={classes.row}>
      <MemberAvatar name={full_name} src={profile_pic} size={56} />
      <div className={classes.about}>
        <div className={classes.head}>
          <div className={classes.names}>
            <Link to={paths.freelancer(user_id)} className={classes.link}>
              <bdi>{full_name}</bdi>
            </Link>
            <span className={classes.handle}>
              <bdi>@{username}</bdi> <BotMark of={freelancer} />
              {is_own === 1 && (
                <>
                  {' · '}
                  <Trans>This is you</Trans>
                </>
              )}
            </span>
          </div>
          {hourly_rate !== null && (
            <p className={classes.rate}>
              <Trans>
                <Dollars amount={hourly_rate} /> an hour
              </Trans>
            </p>
          )}
        </div>
        {professional_headline !== '' && (
          <p dir="auto" className={classes.headline}>
            {professional_headline}
          </p>
        )}
        <Skills skills={top_skills} label={t`Top skills`} />
        <div className={classes.foot}>
          <div className={classes.done}>
            <RecordLine of={freelancer} />
            {(place !== '' || isPaid) && (
              <p className={classes.facts}>
                {place !== '' && (
                  <span className={classes.place}>
                    <IconMapPin size={16} aria-hidden="true" />
                    <bdi>{place}</bdi>
                  </span>
                )}
                {isPaid && (
                  <span>
                    <Trans>
                      <Dollars amount={earnings} /> earned
                    </Trans>
                  </span>
                )}
              </p>
            )}
          </div>
          {is_own === 0 && (
            <div className={classes.action}>
              <InviteButton member={freelancer} isQuiet />
            </div>
          )}
        </div>
      </div>
    </li>
  )
}
