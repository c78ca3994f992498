import { Trans, useLingui } from '@lingui/react/macro'
import { useRead } from '../../../api/use-call.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { useBlockedHere } from '../members-here.ts'
import { FaceLink } from './FaceLink.tsx'
import classes from './People.module.css'
import { SeeAll } from './SeeAll.tsx'

const most = 10

/** The first of the viewer's friends, who are mutual follows; a tab of its panel. */
export function Friends() {
  const { t } = useLingui()
  const read = useRead('friend_list', { limit: most })
  const blocked = useBlockedHere()
  return (
    <Loaded read={read}>
      {({ recdata }) => {
        const rows = recdata.filter(({ user_id }) => !blocked.has(user_id))
        if (rows.length === 0)
          return (
            <div>
              <p className={classes.empty}>
                <Trans>No Friends Yet!</Trans>
              </p>
              <p className={classes.text}>
                <Trans>Friends are people you follow who follow you back.</Trans>
              </p>
            </div>
          )
        return (
          <>
            <ul className={classes.members}>
              {rows.map((member) => (
                <FaceLink key={member.user_id} member={member} />
              ))}
            </ul>
            <SeeAll of="friends" label={t`See all friends`} />
          </>
        )
      }}
    </Loaded>
  )
}
