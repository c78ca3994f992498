import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Feature } from '../../feature.ts'
import { isApple } from './palette/palette-key.ts'

export const home: Feature = {
  keys: [
    {
      rank: 40,
      title: <Trans>Everywhere</Trans>,
      rows: [
        [['c'], <Trans key="c">Create Post</Trans>],
        [[msg`Ctrl`, 'Enter'], <Trans key="send">Post what you wrote</Trans>],
        [['/'], <Trans key="search">Search</Trans>],
        [[isApple ? '⌘' : msg`Ctrl`, 'K'], <Trans key="commands">Commands, even while typing</Trans>],
        [['Esc'], <Trans key="esc">Close what's open</Trans>],
        [['F6'], <Trans key="f6">Go between the page and open chats</Trans>],
        [['F8'], <Trans key="f8">Go to the pop-up messages</Trans>],
        [['?'], <Trans key="help">Show these keys</Trans>],
      ],
    },
  ],
}
