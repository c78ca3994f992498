import type { ListedMember } from '@commons/contract/people/people.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { SidePanel } from '../../../ui/dialog/SidePanel.tsx'
import { useSteadyRows } from '../../../ui/layout/use-steady-rows.ts'
import { BotMark } from '../../../ui/words/BotMark.tsx'
import { BlockButton } from '../BlockButton.tsx'
import { FollowBackButton } from '../FollowBackButton.tsx'
import { useBlockedHere } from '../members-here.ts'
import { useAsFollowedHere, useFollow } from '../use-follow.ts'
import classes from './People.module.css'
import { requestsAsked } from './requests.ts'
import { SeeAll } from './SeeAll.tsx'

function Request({ member: listed }: { member: ListedMember }) {
  const member = useAsFollowedHere(listed)
  const { following } = useFollow(member)
  const { user_id, full_name: name, profile_pic, username } = member
  return (
    <li className={classes.request}>
      <MemberAvatar name={name} src={profile_pic} size={40} />
      <div className={classes.names}>
        <Link to={paths.timeline(user_id)} className={classes.name}>
          <bdi>{name}</bdi>
        </Link>
        <p className={classes.text}>
          {following ? <Trans>You now follow each other</Trans> : `@${username}`} <BotMark of={member} />
        </p>
      </div>
      {!following && (
        <div className={classes.actions}>
          <FollowBackButton member={member} />
          <BlockButton member={member} />
        </div>
      )}
    </li>
  )
}

/** Followers whom the viewer doesn't follow back. */
export function FollowRequests() {
  const { t } = useLingui()
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
        <>
          <ul className={classes.members}>
            {rows.map((member) => (
              <Request key={member.user_id} member={member} />
            ))}
          </ul>
          {data?.next !== undefined && <SeeAll of="requests" label={t`See all follow requests`} />}
        </>
      )}
    </SidePanel>
  )
}
