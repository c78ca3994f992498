import { msg } from '@lingui/core/macro'
import { IconMessageCircle } from '@tabler/icons-react'
import type { SettingsPanel } from '../../settings-kit/settings-panel.ts'
import { piece } from '../../ui/states/piece.tsx'

const Panel = piece(async () => ({ default: (await import('./settings/ChatPanel.tsx')).ChatPanel }))

export const chat: readonly SettingsPanel[] = [
  {
    id: 'chat',
    section: 'account',
    rank: 80,
    label: msg`Chat`,
    keywords: msg`messages who can write online presence last seen privacy requests`,
    parts: [msg`Who can start a chat with you`, msg`Who can call you`, msg`Show when you're online`],
    icon: IconMessageCircle,
    Panel: Panel,
  },
]
