import type { Group } from '@commons/contract/groups/groups.ts'
import { Plural } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { GroupType } from '../GroupType.tsx'
import classes from './GroupHead.module.css'
import { NoticeMenu } from './NoticeMenu.tsx'

/** A group's picture and name in one row, where the rest of the screen is for the chat. */
export function GroupSlimHead({ group }: { group: Group }) {
  const { id, group_name: name, avatar, member_count, notice } = group
  return (
    <Card as="header" className={classes.slim}>
      <Link to={paths.group(id)} tabIndex={-1} aria-hidden="true">
        <MemberAvatar name={name} src={avatar} size={40} square />
      </Link>
      <div className={classes.slimNames}>
        <h1>
          <Link to={paths.group(id)}>
            <bdi>{name}</bdi>
          </Link>
        </h1>
        <p className={classes.facts}>
          <GroupType of={group} />
          <span aria-hidden="true">·</span>
          <span>
            <Plural value={member_count} one="# member" other="# members" />
          </span>
        </p>
      </div>
      {notice !== null && <NoticeMenu groupId={id} groupName={name} notice={notice} />}
    </Card>
  )
}
