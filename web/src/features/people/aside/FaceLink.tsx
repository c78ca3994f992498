import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import classes from './People.module.css'

interface FaceLinkProps {
  member: { user_id: number; full_name: string; username: string; profile_pic: string | null }
}

/** A member in a short list; the whole row links to their profile. */
export function FaceLink({ member: { user_id, full_name, username, profile_pic } }: FaceLinkProps) {
  return (
    <li>
      <Link to={paths.timeline(user_id)} className={classes.friend}>
        <MemberAvatar name={full_name} src={profile_pic} size={40} />
        <span className={classes.names}>
          <span className={classes.name}>
            <bdi>{full_name}</bdi>
          </span>
          <span className={classes.text}>@{username}</span>
        </span>
      </Link>
    </li>
  )
}
