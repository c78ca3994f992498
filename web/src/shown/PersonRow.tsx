import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { MemberAvatar } from '../ui/pictures/MemberAvatar.tsx'
import { BotMark } from '../ui/words/BotMark.tsx'
import classes from './Rows.module.css'

interface PersonRowProps {
  member: {
    user_id: number
    full_name: string
    username: string
    profile_pic: string | null
    is_bot?: 0 | 1 | undefined
  }
  /** Shown beside the username. */
  note?: ReactNode
  /** Whether the action is a menu, which fits beside the names on phones, too. */
  hasMenu?: boolean
  /** The actions on the person. */
  children?: ReactNode
  /** Shown under the row, over its full width. */
  below?: ReactNode
}

/** A person in a list of a group's or a channel's members. */
export function PersonRow({ member, note, hasMenu = false, children, below }: PersonRowProps) {
  const { user_id, full_name, username, profile_pic } = member
  return (
    <li className={classes.row} data-menu={hasMenu || undefined}>
      <MemberAvatar name={full_name} src={profile_pic} />
      <div className={classes.names}>
        <Link to={paths.timeline(user_id)} className={classes.name}>
          <bdi>{full_name}</bdi>
        </Link>
        <p className={classes.facts}>
          @{username} <BotMark of={member} />
          {note && (
            <>
              {' · '}
              {note}
            </>
          )}
        </p>
      </div>
      {children && <div className={classes.actions}>{children}</div>}
      {below}
    </li>
  )
}
