import type { ProfileBanner } from '@commons/contract/profiles/profiles.ts'
import { Plural } from '@lingui/react/macro'
import classes from './ProfileHead.module.css'

/** A member's numbers of followers and followings. */
export function FollowCounts({ member: { follower, following } }: { member: ProfileBanner }) {
  return (
    <p className={classes.counts}>
      <span>
        <Plural value={follower} one="# follower" other="# followers" />
      </span>
      <span>
        <Plural value={following} one="# following" other="# following" />
      </span>
    </p>
  )
}
