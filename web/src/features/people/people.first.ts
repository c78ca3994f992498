import { msg } from '@lingui/core/macro'
import { IconFriends, IconListDetails } from '@tabler/icons-react'
import type { First } from '../../feature.ts'
import { paths } from '../../paths.ts'

export const people: First = {
  places: [
    { rank: 50, to: paths.friends(), label: msg`Friends`, icon: IconFriends, key: 'f', onlyInMenu: true },
    {
      rank: 102,
      to: paths.peopleLists(),
      label: msg`Lists`,
      icon: IconListDetails,
      hasPlaces: true,
      onlyInMenu: true,
    },
  ],
}
