import { msg } from '@lingui/core/macro'
import { IconMessageCircle, IconMessageCircleFilled } from '@tabler/icons-react'
import type { First } from '../../feature.ts'
import { paths } from '../../paths.ts'

export const chat: First = {
  places: [
    {
      rank: 40,
      to: paths.messaging(),
      label: msg`Messages`,
      icon: IconMessageCircle,
      activeIcon: IconMessageCircleFilled,
      key: 'm',
      hasPlaces: true,
    },
  ],
  waiting: {
    chat_message: async () => (await import('./public.ts')).chatMessageKind,
    chat_reaction: async () => (await import('./public.ts')).chatReactionKind,
  },
}
