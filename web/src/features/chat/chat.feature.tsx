import { Trans } from '@lingui/react/macro'
import type { Feature } from '../../feature.ts'

export const chat: Feature = {
  reports: {
    chat: {
      title: <Trans>Report this chat</Trans>,
      name: <Trans context="what was reported">Chat</Trans>,
    },
    chat_message: {
      title: <Trans>Report this message</Trans>,
      name: <Trans context="what was reported">Message</Trans>,
    },
  },
}
