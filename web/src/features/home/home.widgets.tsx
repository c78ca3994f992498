import { Trans } from '@lingui/react/macro'
import type { Widgets } from '../../feature.ts'
import { AboutCard } from './dashboard/AboutCard.tsx'
import { FriendsAndGroups } from './dashboard/FriendsAndGroups.tsx'

export const home: Widgets = {
  friends: {
    Part: FriendsAndGroups,
    dialogRank: 40,
    label: <Trans>Friends and groups</Trans>,
    hint: <Trans>People you follow who follow you back, and the groups you're in.</Trans>,
  },
  slogans: {
    Part: AboutCard,
    label: <Trans>About Commons</Trans>,
    hint: <Trans>What Commons stands for.</Trans>,
  },
}
