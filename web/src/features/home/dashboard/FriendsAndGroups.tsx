import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useId, useState } from 'react'
import { Card } from '../../../ui/layout/Card.tsx'
import { quietPiece } from '../../../ui/states/piece.tsx'
import { TabList } from '../../../ui/layout/TabList.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { Friends } from '../../people/aside/public.ts'
import classes from './FriendsAndGroups.module.css'

const Groups = quietPiece(async () => ({
  default: (await import('../../groups/aside/public.ts')).AsideGroups,
}))

type Tab = 'friends' | 'groups'

/** The first of the member's friends and groups. */
export function FriendsAndGroups() {
  const { t } = useLingui()
  const [tab, setTab] = useState<Tab>('friends')
  const id = useId()
  return (
    <Card as="section" aria-labelledby={`${id}-heading`} className={classes.panel}>
      <VisuallyHidden as="h2">
        <span id={`${id}-heading`}>{t`Friends and groups`}</span>
      </VisuallyHidden>
      <TabList
        label={t`Friends and groups`}
        panelId={id}
        tabs={[
          { name: 'friends', label: <Trans>Friends</Trans> },
          { name: 'groups', label: <Trans>Group</Trans> },
        ]}
        chosen={tab}
        onChoose={setTab}
      />
      <div id={id} role="tabpanel" aria-labelledby={`${id}-${tab}`} className={classes.tab}>
        {tab === 'friends' ? (
          <Friends />
        ) : (
          <Suspense>
            <Groups />
          </Suspense>
        )}
      </div>
    </Card>
  )
}
