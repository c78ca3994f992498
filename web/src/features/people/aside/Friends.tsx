import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { MemberAvatar } from '../../../ui/MemberAvatar.tsx'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { useBlockedHere } from '../members-here.ts'
import classes from './People.module.css'

const most = 10

/** One's friends: whom one follows and who follow back. */
export function Friends() {
  const { data, error, isPaused, refetch } = useRead('friend_list', { limit: most })
  const blocked = useBlockedHere()
  return (
    <SidePanel
      title={<Trans>Friends</Trans>}
      rows={data?.recdata.filter(({ user_id }) => !blocked.has(user_id))}
      error={error}
      isPaused={isPaused}
      onRetry={() => void refetch()}
      empty={
        <>
          <p className={classes.empty}>
            <Trans>No Friends Yet!</Trans>
          </p>
          <p className={classes.text}>
            <Trans>Friends are people you follow who follow you back.</Trans>
          </p>
        </>
      }
    >
      {(rows) => (
        <ul className={classes.members}>
          {rows.map(({ user_id, full_name, username, profile_pic }) => (
            <li key={user_id}>
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
          ))}
        </ul>
      )}
    </SidePanel>
  )
}
