import { useLingui } from '@lingui/react/macro'
import { IconMessageCircle } from '@tabler/icons-react'
import type { SettingsPanel } from '../../../settings-kit/settings-panel.ts'
import { piece } from '../../../ui/piece.tsx'

const Panel = piece(async () => ({ default: (await import('./ChatPanel.tsx')).ChatPanel }))

/** Returns the settings panel for who may send messages and who sees the member's presence. */
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
