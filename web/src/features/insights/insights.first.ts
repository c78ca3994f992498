import { msg } from '@lingui/core/macro'
import { IconChartAreaLine, IconChartAreaLineFilled } from '@tabler/icons-react'
import type { First } from '../../feature.ts'
import { paths } from '../../paths.ts'

export const insights: First = {
  places: [
    {
      rank: 120,
      to: paths.analytics(),
      label: msg`Analytics`,
      icon: IconChartAreaLine,
      activeIcon: IconChartAreaLineFilled,
      key: 'a',
      onlyInMenu: true,
    },
  ],
}
