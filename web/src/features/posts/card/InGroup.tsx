import { Trans } from '@lingui/react/macro'
import { IconUsersGroup } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import classes from './PostHead.module.css'

/** The topic of a post in its group, which leads to the others with it. */
export function InTopic({ group, topic, name }: { group: number; topic: number; name: string }) {
  return (
    <Link to={paths.group(group)} search={{ tab: 'posts', topic: String(topic) }} className={classes.topic}>
      <bdi>{name}</bdi>
    </Link>
  )
}

/** The group that a post is in, which is also the post's audience. */
export function InGroup({ id, name }: { id: number; name: string | null }) {
  return (
    <span className={classes.group}>
      <IconUsersGroup size={16} stroke={2} aria-hidden="true" />
      <Trans>
        in{' '}
        <Link to={paths.group(id)} className={classes.groupName}>
          <bdi>{name}</bdi>
        </Link>
      </Trans>
    </span>
  )
}
