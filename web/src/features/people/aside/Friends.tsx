import { Trans, useLingui } from '@lingui/react/macro'
import { useRead } from '../../../api/use-call.ts'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { useBlockedHere } from '../members-here.ts'
import { FaceLink } from './FaceLink.tsx'
import classes from './People.module.css'
import { SeeAll } from './SeeAll.tsx'

const most = 10

/** One's friends: whom one follows and who follow back. */
export function Friends() {
  const { t } = useLingui()
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
        <>
          <ul className={classes.members}>
            {rows.map((member) => (
              <FaceLink key={member.user_id} member={member} />
            ))}
          </ul>
          <SeeAll of="friends" label={t`See all friends`} />
        </>
      )}
    </SidePanel>
  )
}
