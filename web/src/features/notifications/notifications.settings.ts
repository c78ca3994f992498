import { msg } from '@lingui/core/macro'
import { IconBellRinging, IconWebhook } from '@tabler/icons-react'
import type { SettingsPanel } from '../../settings-kit/settings-panel.ts'
import { piece } from '../../ui/states/piece.tsx'

const Panel = piece(async () => ({
  default: (await import('./settings/NotificationsPanel.tsx')).NotificationsPanel,
}))

const Webhooks = piece(async () => ({
  default: (await import('./webhooks/WebhooksPanel.tsx')).WebhooksPanel,
}))

export const notifications: readonly SettingsPanel[] = [
  {
    id: 'notifications',
    section: 'account',
    rank: 70,
    label: msg`Notifications`,
    keywords: msg`popovers pop-up push quiet hours bell mute news do not disturb`,
    parts: [
      msg`Pause all notifications`,
      msg`Notification popovers`,
      msg`Push to this browser`,
      msg`Quiet hours`,
      msg`What you're told`,
    ],
    icon: IconBellRinging,
    Panel: Panel,
  },
  {
    id: 'webhooks',
    section: 'security',
    rank: 60,
    label: msg`Webhooks`,
    keywords: msg`bot integration developer events http api signature secret`,
    icon: IconWebhook,
    Panel: Webhooks,
  },
]
