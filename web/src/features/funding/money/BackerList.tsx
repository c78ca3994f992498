import { Trans, useLingui } from '@lingui/react/macro'
import { useReadMore } from '../../../api/use-read-more.ts'
import { Money } from '../../../money/Money.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { MemberAvatar } from '../../../ui/MemberAvatar.tsx'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import classes from '../Panel.module.css'
import { Who } from './Who.tsx'

/** Who has backed a project, latest first. */
export function BackerList({ groupId }: { groupId: number }) {
  const { t } = useLingui()
  const { read, more } = useReadMore('project_backer_list', { group_id: groupId })
  return (
    <Loaded read={read}>
      {(pages) => {
        const rows = pages.flatMap(({ recdata }) => recdata)
        if (rows.length === 0)
          return (
            <EmptyState
              title={<Trans>No backers yet</Trans>}
              hint={<Trans>People who pledge show up here.</Trans>}
            />
          )
        return (
          <>
            <ul className={classes.rows}>
              {rows.map(({ pledge_id, member, amount, made_at }) => (
                <li key={pledge_id} className={classes.row}>
                  <MemberAvatar
                    name={member?.full_name ?? t`Someone`}
                    src={member?.profile_pic ?? null}
                    size={40}
                  />
                  <span className={classes.about}>
                    <span className={classes.name}>
                      <Who member={member} />
                    </span>
                    <span className={classes.aside}>
                      <RelativeTime at={made_at} />
                    </span>
                  </span>
                  <span className={classes.amount}>
                    <Money amount={amount} currency="FCELL" always />
                  </span>
                </li>
              ))}
            </ul>
            <MoreButton more={more} />
          </>
        )
      }}
    </Loaded>
  )
}
