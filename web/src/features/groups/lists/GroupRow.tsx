import type { ListedGroup } from '@commons/contract/groups/groups.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { GroupType } from '../GroupType.tsx'
import classes from './GroupLists.module.css'
import { GroupNews, type News } from './GroupNews.tsx'

interface GroupRowProps {
  group: ListedGroup
  /** Why the group is listed, shown before its description. */
  note?: ReactNode
  /** What is new in it, in a list of the viewer's own groups. */
  news?: News | undefined
  /** The actions are in a menu. */
  hasMenu?: boolean
  /** The actions on the group. */
  children?: ReactNode
}

function Role({ of: { role } }: { of: ListedGroup }) {
  if (role === 'owner') return <Trans>You own it</Trans>
  return role === 'moderator' ? <Trans>You moderate it</Trans> : null
}

export function GroupRow({ group, note, news, hasMenu = false, children }: GroupRowProps) {
  const { id, group_name, avatar, member_count, short_description, role } = group
  return (
    <li className={classes.row} data-menu={hasMenu || undefined}>
      <MemberAvatar name={group_name} src={avatar} size={56} square />
      <div className={classes.names}>
        <Link to={paths.group(id)} className={clsx(classes.group, classes.leads)}>
          <bdi>{group_name}</bdi>
        </Link>
        <p className={classes.facts}>
          {group.is_project === 1 && (
            <>
              <Trans context="a kind of group">Project</Trans>
              {' · '}
            </>
          )}
          <GroupType of={group} />
          {' · '}
          <Plural value={member_count} one="# member" other="# members" />
          {(role === 'owner' || role === 'moderator') && (
            <>
              {' · '}
              <Role of={group} />
            </>
          )}
        </p>
        {news && (
          <p className={classes.facts}>
            <GroupNews of={news} />
          </p>
        )}
        {note && <p className={classes.facts}>{note}</p>}
        {short_description !== '' && <p className={classes.about}>{short_description}</p>}
      </div>
      {children && <div className={classes.actions}>{children}</div>}
    </li>
  )
}
