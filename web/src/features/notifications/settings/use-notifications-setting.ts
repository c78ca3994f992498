import { useLingui } from '@lingui/react/macro'
import { IconBellRinging } from '@tabler/icons-react'
import type { SettingsPanel } from '../../../settings-kit/settings-panel.ts'
import { piece } from '../../../ui/piece.tsx'

const Panel = piece(async () => ({ default: (await import('./NotificationsPanel.tsx')).NotificationsPanel }))

/** Returns the settings panel of notifications. */
export function useNotificationsSetting(): SettingsPanel {
  const { t } = useLingui()
  return {
    id: 'notifications',
    label: t`Notifications`,
    keywords: t`popovers pop-up push quiet hours bell mute news`,
    icon: IconBellRinging,
    Panel,
  }
}
