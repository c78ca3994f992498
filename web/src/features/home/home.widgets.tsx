import { Trans } from '@lingui/react/macro'
import type { Widgets } from '../../feature.ts'
import { AboutCard } from './dashboard/AboutCard.tsx'
import {
  FriendsAndGroups,
  FriendsAndGroupsHint,
  FriendsAndGroupsName,
} from './dashboard/FriendsAndGroups.tsx'

export const home: Widgets = {
  friends: {
    Part: FriendsAndGroups,
    dialogRank: 40,
    label: <FriendsAndGroupsName />,
    hint: <FriendsAndGroupsHint />,
  },
  slogans: {
    Part: AboutCard,
    label: <Trans>About Commons</Trans>,
    hint: <Trans>What Commons stands for.</Trans>,
  },
}
