import { msg } from '@lingui/core/macro'
import { IconMovie } from '@tabler/icons-react'
import type { First } from '../../feature.ts'
import { paths } from '../../paths.ts'

export const videos: First = {
  partOf: 'videos',
  places: [
    {
      rank: 35,
      to: paths.videos(),
      label: msg`Videos`,
      icon: IconMovie,
      key: 'y',
      hasPlaces: true,
      onlyInMenu: true,
    },
  ],
}
