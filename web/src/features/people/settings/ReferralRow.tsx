import type { ReferredMember } from '@commons/contract/people/referrals.ts'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import classes from '../../../settings-kit/Settings.module.css'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import own from './ReferralsPanel.module.css'

/** A member who registered with the viewer's link. */
export function ReferralRow({ member }: { member: ReferredMember }) {
  const { user_id, full_name, username, profile_pic, duration, status } = member
  return (
    <li className={classes.row}>
      <MemberAvatar name={full_name} src={profile_pic} />
      <div className={classes.rowBody}>
        <Link to={paths.timeline(user_id)} className={own.name}>
          <bdi>{full_name}</bdi>
        </Link>
        <p className={classes.rowText}>
          @{username} · <Trans>Registered {duration}</Trans>
        </p>
      </div>
      {status === 'complete' ? (
        <span className={classes.badge}>
          <Trans context="referral">Complete</Trans>
        </span>
      ) : (
        <span className={own.pending}>
          <Trans context="referral">Pending</Trans>
        </span>
      )}
    </li>
  )
}
