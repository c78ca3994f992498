import { useLingui } from '@lingui/react/macro'
import { IconMessageCircle } from '@tabler/icons-react'
import type { SettingsPanel } from '../../../settings-kit/settings-panel.ts'
import { piece } from '../../../ui/piece.tsx'

const Panel = piece(async () => ({ default: (await import('./ChatPanel.tsx')).ChatPanel }))

/** Who may write to one, and what others see of one's being there, among the settings. */
export function useChatSetting(): SettingsPanel {
  const { t } = useLingui()
  return {
    id: 'chat',
    label: t`Chat`,
    keywords: t`messages who can write online presence last seen privacy requests`,
    icon: IconMessageCircle,
    Panel,
  }
}
