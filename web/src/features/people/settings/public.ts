import { useLingui } from '@lingui/react/macro'
import { IconUserOff } from '@tabler/icons-react'
import type { SettingsPanel } from '../../../settings-kit/settings-panel.ts'
import { piece } from '../../../ui/piece.tsx'

const Blocked = piece(async () => ({ default: (await import('./BlockedPanel.tsx')).BlockedPanel }))

/** Returns the settings panel of blocked members. */
export function useBlockedSetting(): SettingsPanel {
  const { t } = useLingui()
  return {
    id: 'blocked-channels',
    label: t`Blocked Channels`,
    keywords: t`block unblock members users people`,
    icon: IconUserOff,
    Panel: Blocked,
  }
}

export { useReferralsSetting } from './use-referrals-setting.ts'
