import { msg } from '@lingui/core/macro'
import { IconUsersGroup } from '@tabler/icons-react'
import type { First } from '../../feature.ts'
import { paths } from '../../paths.ts'

export const groups: First = {
  partOf: 'groups',
  places: [
    {
      rank: 60,
      to: paths.myGroups(),
      label: msg`Groups`,
      icon: IconUsersGroup,
      key: 'g',
      places: [
        { to: paths.createGroup(), label: msg`Create group` },
        { to: paths.myGroups(), label: msg`My Groups` },
        { to: paths.discoverGroups(), label: msg`Discover groups` },
      ],
      onlyInMenu: true,
    },
  ],
  waiting: {
    group_message: async () => (await import('./public.ts')).messageKind,
    message_reaction: async () => (await import('./public.ts')).messageReactionKind,
  },
}
