import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { TabList } from '../../../ui/layout/TabList.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { listKinds } from '../lists/list-kinds.tsx'
import { useBlockedHere, useUnfollowedHere } from '../members-here.ts'
import { FaceLink } from './FaceLink.tsx'
import classes from './People.module.css'
import { SeeAll } from './SeeAll.tsx'

type Tab = 'followers' | 'following'
const limit = 5

function List({ of }: { of: Tab }) {
  const { t } = useLingui()
  const { read, more } = useReadMore(listKinds[of].call, { limit })
  const blocked = useBlockedHere()
  const unfollowed = useUnfollowedHere()
  return (
    <Loaded read={read}>
      {(pages) => {
        const rows = pages
          .flatMap(({ recdata }) => recdata)
          .filter(({ user_id }) => !blocked.has(user_id) && !(of === 'following' && unfollowed.has(user_id)))
        return (
          <>
            {rows.length > 0 && (
              <ul className={classes.members}>
                {rows.map((member) => (
                  <FaceLink key={member.user_id} member={member} />
                ))}
              </ul>
            )}
            <MoreButton more={more} />
            {rows.length > 0 && (
              <SeeAll of={of} label={of === 'followers' ? t`See all followers` : t`See all followings`} />
            )}
          </>
        )
      }}
    </Loaded>
  )
}

/** The viewer's followers and followings, latest first. */
export function Follows() {
  const { t } = useLingui()
  const [tab, setTab] = useState<Tab>('followers')
  const id = useId()
  return (
    <Card as="section" aria-labelledby={`${id}-heading`} className={classes.follows}>
      <VisuallyHidden as="h2">
        <span id={`${id}-heading`}>{t`Followers and followings`}</span>
      </VisuallyHidden>
      <TabList
        label={t`Followers and followings`}
        panelId={id}
        tabs={[
          { name: 'followers', label: <Trans>Followers</Trans> },
          { name: 'following', label: <Trans>Followings</Trans> },
        ]}
        chosen={tab}
        onChoose={setTab}
      />
      <div id={id} role="tabpanel" aria-labelledby={`${id}-${tab}`} className={classes.tab}>
        <List key={tab} of={tab} />
      </div>
    </Card>
  )
}
