import { msg } from '@lingui/core/macro'
import { IconCoins, IconSend } from '@tabler/icons-react'
import type { Commands } from '../../feature.ts'
import { paths } from '../../paths.ts'
import { openSend, openTrade } from './open.ts'

export const wallet: Commands = {
  partOf: 'wallet',
  commands: [
    {
      id: 'wallet.send',
      group: 'act',
      label: msg`Send tokens`,
      words: msg`pay transfer money give`,
      icon: IconSend,
      does: () => void openSend({ currency: 'FCELL' }),
    },
    {
      id: 'wallet.buy',
      group: 'act',
      label: msg`Buy tokens`,
      words: msg`money top up purchase`,
      icon: IconCoins,
      does: () => void openTrade('buy'),
    },
  ],
  words: [{ to: paths.wallet(), words: msg`money tokens balance ether bitcoin payments` }],
}
