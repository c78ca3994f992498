import { msg } from '@lingui/core/macro'
import { IconMessagePlus, IconUsersPlus } from '@tabler/icons-react'
import type { Commands } from '../../feature.ts'
import { paths } from '../../paths.ts'
import { openStart } from './several/open-several.ts'

export const chat: Commands = {
  commands: [
    {
      id: 'chat.new',
      group: 'create',
      label: msg`New message`,
      words: msg`write chat message to send talk`,
      icon: IconMessagePlus,
      does: paths.messaging(),
    },
    {
      id: 'chat.several',
      group: 'create',
      label: msg`New chat with several people`,
      words: msg`group chat conversation friends together`,
      icon: IconUsersPlus,
      does: () => openStart(),
    },
  ],
  words: [{ to: paths.messaging(), words: msg`chats conversations inbox` }],
}
