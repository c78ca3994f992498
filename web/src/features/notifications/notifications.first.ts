import { msg } from '@lingui/core/macro'
import { IconBell, IconBellFilled } from '@tabler/icons-react'
import type { First } from '../../feature.ts'
import { paths } from '../../paths.ts'

export const notifications: First = {
  places: [
    {
      rank: 90,
      to: paths.notifications(),
      label: msg`Notifications`,
      icon: IconBell,
      activeIcon: IconBellFilled,
      key: 'n',
      onlyInMenu: true,
    },
  ],
}
