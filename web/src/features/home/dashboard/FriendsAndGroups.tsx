import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useId, useState } from 'react'
import { Card } from '../../../ui/layout/Card.tsx'
import { quietPiece } from '../../../ui/states/piece.tsx'
import { useIsAbsent } from '../../../ui/network.ts'
import { TabList } from '../../../ui/layout/TabList.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { Friends } from '../../people/aside/public.ts'
import classes from './FriendsAndGroups.module.css'

const Groups = quietPiece(async () => ({
  default: (await import('../../groups/aside/public.ts')).AsideGroups,
}))

type Tab = 'friends' | 'groups'

/** What the panel is called: a network can do without groups. */
export function FriendsAndGroupsName() {
  return useIsAbsent('groups') ? <Trans>Friends</Trans> : <Trans>Friends and groups</Trans>
}

export function FriendsAndGroupsHint() {
  return useIsAbsent('groups') ? (
    <Trans>People you follow who follow you back.</Trans>
  ) : (
    <Trans>People you follow who follow you back, and the groups you're in.</Trans>
  )
}

/** The first of the member's friends, in a network without groups. */
function FriendsAlone() {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={classes.panel}>
      <h2 id={id} className={classes.name}>
        <Trans>Friends</Trans>
      </h2>
      <div className={classes.tab}>
        <Friends />
      </div>
    </Card>
  )
}

/** The first of the member's friends and groups. */
function Both() {
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

export function FriendsAndGroups() {
  return useIsAbsent('groups') ? <FriendsAlone /> : <Both />
}
