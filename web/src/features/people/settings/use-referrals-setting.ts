import { useLingui } from '@lingui/react/macro'
import { IconUserPlus } from '@tabler/icons-react'
import type { SettingsPanel } from '../../../settings-kit/settings-panel.ts'
import { piece } from '../../../ui/piece.tsx'

const Referrals = piece(async () => ({ default: (await import('./ReferralsPanel.tsx')).ReferralsPanel }))

/** Returns the settings panel of referrals. */
export function useReferralsSetting(): SettingsPanel {
  const { t } = useLingui()
  return {
    id: 'referrals',
    label: t`Referrals`,
    keywords: t`invite invitation friends link code contribution score points`,
    icon: IconUserPlus,
    Panel: Referrals,
  }
}
