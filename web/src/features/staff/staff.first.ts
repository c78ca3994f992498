import { msg } from '@lingui/core/macro'
import { IconShieldHalf, IconShieldHalfFilled } from '@tabler/icons-react'
import type { First } from '../../feature.ts'
import { paths } from '../../paths.ts'

export const staff: First = {
  places: [
    {
      rank: 160,
      to: paths.admin(),
      label: msg`Administration`,
      icon: IconShieldHalf,
      activeIcon: IconShieldHalfFilled,
      hasPlaces: true,
      onlyInMenu: true,
      forStaff: ['admin', 'finance', 'moderator', 'support'],
    },
  ],
}
