import type { ListedMember } from '@commons/contract/people.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../api/session.ts'
import { paths } from '../../../paths.ts'
import { MemberAvatar } from '../../../ui/MemberAvatar.tsx'
import { FollowButton } from '../FollowButton.tsx'
import { useBlock } from '../use-block.ts'
import classes from './MemberList.module.css'

function BlockButton({ member }: { member: ListedMember }) {
  const { t } = useLingui()
  const block = useBlock(member)
  const { full_name: name } = member
  return (
    <Button size="sm" variant="default" aria-label={t`Block User ${name}`} onClick={() => void block()}>
      <Trans>Block User</Trans>
    </Button>
  )
}

/** A member of a list, and what one can do about them there. */
export function MemberRow({ member, blocks }: { member: ListedMember; blocks: boolean }) {
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
          @{username} · {duration}
        </p>
      </div>
      {user_id !== me && (
        <div className={classes.actions}>
          {blocks ? <BlockButton member={member} /> : <FollowButton member={member} small />}
        </div>
      )}
    </li>
  )
}
