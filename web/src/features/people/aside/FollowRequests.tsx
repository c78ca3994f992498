import type { ListedMember } from '@commons/contract/people.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { MemberAvatar } from '../../../ui/MemberAvatar.tsx'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { useSteadyRows } from '../../../ui/use-steady-rows.ts'
import { useBlockedHere } from '../members-here.ts'
import { useBlock } from '../use-block.ts'
import { useAsFollowedHere, useFollow } from '../use-follow.ts'
import classes from './People.module.css'
import { requestsAsked } from './requests.ts'

function Request({ member }: { member: ListedMember }) {
  const { t } = useLingui()
  const { following, toggle } = useFollow(useAsFollowedHere(member))
  const block = useBlock(member)
  const { user_id, full_name: name, profile_pic, username } = member
  return (
    <li className={classes.request}>
      <MemberAvatar name={name} src={profile_pic} size={40} />
      <div className={classes.names}>
        <Link to={paths.timeline(user_id)} className={classes.name}>
          {name}
        </Link>
        <p className={classes.text}>
          {following ? <Trans>You now follow each other</Trans> : `@${username}`}
        </p>
      </div>
      {!following && (
        <div className={classes.actions}>
          <Button size="sm" aria-label={t`Follow Back ${name}`} onClick={() => void toggle()}>
            <Trans>Follow Back</Trans>
          </Button>
          <Button size="sm" variant="default" aria-label={t`Block User ${name}`} onClick={() => void block()}>
            <Trans>Block User</Trans>
          </Button>
        </div>
      )}
    </li>
  )
}

/** Who follows one without being followed back. */
export function FollowRequests() {
  const { data, error, isPaused, refetch } = useRead('follow_request_list', requestsAsked)
  const blocked = useBlockedHere()
  const rows = useSteadyRows(data?.recdata, ({ user_id }) => user_id)
  return (
    <SidePanel
      title={<Trans>Follow requests</Trans>}
      rows={rows?.filter(({ user_id }) => !blocked.has(user_id))}
      error={error}
      isPaused={isPaused}
      onRetry={() => void refetch()}
    >
      {(rows) => (
        <ul className={classes.members}>
          {rows.map((member) => (
            <Request key={member.user_id} member={member} />
          ))}
        </ul>
      )}
    </SidePanel>
  )
}
