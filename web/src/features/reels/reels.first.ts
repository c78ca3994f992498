import { msg } from '@lingui/core/macro'
import { IconDeviceMobile, IconDeviceMobileFilled } from '@tabler/icons-react'
import type { First } from '../../feature.ts'
import { paths } from '../../paths.ts'

export const reels: First = {
  partOf: 'reels',
  places: [
    {
      rank: 30,
      to: paths.reels(),
      label: msg`Reels`,
      icon: IconDeviceMobile,
      activeIcon: IconDeviceMobileFilled,
      key: 'r',
    },
  ],
  waiting: {
    reel: async () => (await import('./public.ts')).reelKind,
    // Until nobody's browser has any: comments are one kind now.
    reel_comment: async () =>
      (await import('../../discussion/waiting-comments.ts')).earlierComments('reel_id', 'reel_comment_id'),
  },
}
