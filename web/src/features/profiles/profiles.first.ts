import { msg } from '@lingui/core/macro'
import { IconUser, IconUserFilled } from '@tabler/icons-react'
import type { First } from '../../feature.ts'
import { paths } from '../../paths.ts'

export const profiles: First = {
  places: [
    {
      rank: 20,
      to: paths.timeline,
      label: msg`Profile`,
      icon: IconUser,
      activeIcon: IconUserFilled,
      key: 'p',
      onlyInMenu: true,
    },
  ],
}
