import type { SuggestedChannel } from '@commons/contract/people.ts'
import { Plural } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { MemberAvatar } from '../../ui/MemberAvatar.tsx'
import { FollowButton } from './FollowButton.tsx'
import classes from './SuggestedMembers.module.css'
import { useAsFollowedHere } from './use-follow.ts'

function Follow({ member }: { member: SuggestedChannel }) {
  return <FollowButton member={useAsFollowedHere(member)} small />
}

/** Members whom one might want to follow, each with the button that does it. */
export function SuggestedMembers({ members }: { members: readonly SuggestedChannel[] }) {
  return (
    <ul className={classes.members}>
      {members.map((member) => (
        <li key={member.user_id} className={classes.member}>
          <MemberAvatar name={member.full_name} src={member.profile_pic} />
          <div className={classes.names}>
            <Link to={paths.timeline(member.user_id)} className={classes.name}>
              <bdi>{member.full_name}</bdi>
            </Link>
            <p className={classes.count}>
              {member.follower > 0 ? (
                <Plural value={member.follower} one="# follower" other="# followers" />
              ) : (
                `@${member.username}`
              )}
            </p>
          </div>
          <Follow member={member} />
        </li>
      ))}
    </ul>
  )
}
