import type { ListedMember } from '@commons/contract/people/people.ts'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../api/session.ts'
import { paths } from '../../../paths.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { BotMark } from '../../../ui/words/BotMark.tsx'
import { BlockButton } from '../BlockButton.tsx'
import { FollowBackButton } from '../FollowBackButton.tsx'
import { FollowButton } from '../FollowButton.tsx'
import { useFollow } from '../use-follow.ts'
import classes from './MemberList.module.css'

/** The actions on a listed member; `answer` is for their follow request. */
export type Deeds = 'follow' | 'block' | 'answer' | 'none'

function Answer({ member }: { member: ListedMember }) {
  const { following } = useFollow(member)
  if (following)
    return (
      <p className={classes.text}>
        <Trans>You now follow each other</Trans>
      </p>
    )
  return (
    <>
      <FollowBackButton member={member} />
      <BlockButton member={member} />
    </>
  )
}

/** A member in a list, with the actions on them. */
export function MemberRow({ member, deeds }: { member: ListedMember; deeds: Deeds }) {
  const me = useSession()?.id
  const { user_id, full_name, username, profile_pic, duration } = member
  return (
    <li className={classes.row}>
      <MemberAvatar name={full_name} src={profile_pic} />
      <div className={classes.names}>
        <Link to={paths.timeline(user_id)} className={classes.name}>
          <bdi>{full_name}</bdi>
        </Link>
        <p className={classes.text}>
          @{username} <BotMark of={member} /> · {duration}
        </p>
      </div>
      {user_id !== me && deeds !== 'none' && (
        <div className={classes.actions}>
          {deeds === 'answer' && <Answer member={member} />}
          {deeds === 'block' && <BlockButton member={member} />}
          {deeds === 'follow' && <FollowButton member={member} small />}
        </div>
      )}
    </li>
  )
}
