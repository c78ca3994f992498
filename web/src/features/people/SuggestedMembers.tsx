import type { SuggestedChannel } from '@commons/contract/people.ts'
import { Plural } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { MemberAvatar } from '../../ui/MemberAvatar.tsx'
import { FollowButton } from './FollowButton.tsx'
import classes from './SuggestedMembers.module.css'

/** Members whom one might want to follow, each with the button that does it. */
export function SuggestedMembers({ members }: { members: readonly SuggestedChannel[] }) {
  return (
    <ul className={classes.members}>
      {members.map((member) => (
        <li key={member.user_id} className={classes.member}>
          <MemberAvatar name={member.full_name} src={member.profile_pic} />
          <div className={classes.names}>
            <Link to={paths.timeline(member.user_id)} className={classes.name}>
              {member.full_name}
            </Link>
            <p className={classes.count}>
              {member.follower > 0 ? (
                <Plural value={member.follower} one="# follower" other="# followers" />
              ) : (
                `@${member.username}`
              )}
            </p>
          </div>
          <FollowButton member={{ ...member, is_following: 0 }} small />
        </li>
      ))}
    </ul>
  )
}
