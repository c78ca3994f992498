import { msg } from '@lingui/core/macro'
import { IconDeviceMobile } from '@tabler/icons-react'
import type { Commands } from '../../feature.ts'
import { paths } from '../../paths.ts'
import { createReel } from './create/create-reel.ts'

export const reels: Commands = {
  partOf: 'reels',
  commands: [
    {
      id: 'reels.new',
      group: 'create',
      label: msg`New reel`,
      words: msg`create short video story clip`,
      icon: IconDeviceMobile,
      does: createReel,
    },
  ],
  words: [{ to: paths.reels(), words: msg`short videos clips stories` }],
}
