import { msg } from '@lingui/core/macro'
import { IconWallet } from '@tabler/icons-react'
import type { First } from '../../feature.ts'
import { paths } from '../../paths.ts'

export const wallet: First = {
  partOf: 'wallet',
  places: [
    { rank: 110, to: paths.wallet(), label: msg`Wallet`, icon: IconWallet, key: 'w', onlyInMenu: true },
  ],
}
