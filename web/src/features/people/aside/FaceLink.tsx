import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { BotMark } from '../../../ui/words/BotMark.tsx'
import classes from './People.module.css'

interface FaceLinkProps {
  member: {
    user_id: number
    full_name: string
    username: string
    profile_pic: string | null
    is_bot?: 0 | 1 | undefined
  }
}

/** A member in a short list; the whole row links to their profile. */
export function FaceLink({ member }: FaceLinkProps) {
  const { user_id, full_name, username, profile_pic } = member
  return (
    <li>
      <Link to={paths.timeline(user_id)} className={classes.friend}>
        <MemberAvatar name={full_name} src={profile_pic} size={40} />
        <span className={classes.names}>
          <span className={classes.name}>
            <bdi>{full_name}</bdi>
          </span>
          <span className={classes.text}>
            @{username} <BotMark of={member} />
          </span>
        </span>
      </Link>
    </li>
  )
}
