import { msg } from '@lingui/core/macro'
import { IconUserOff, IconUserPlus } from '@tabler/icons-react'
import type { SettingsPanel } from '../../settings-kit/settings-panel.ts'
import { piece } from '../../ui/states/piece.tsx'

const Referrals = piece(async () => ({
  default: (await import('./settings/ReferralsPanel.tsx')).ReferralsPanel,
}))
const Blocked = piece(async () => ({ default: (await import('./settings/BlockedPanel.tsx')).BlockedPanel }))

export const people: readonly SettingsPanel[] = [
  {
    id: 'referrals',
    section: 'other',
    rank: 10,
    label: msg`Referrals`,
    keywords: msg`invite invitation friends link code contribution score points`,
    icon: IconUserPlus,
    Panel: Referrals,
  },
  {
    id: 'blocked-channels',
    section: 'other',
    rank: 30,
    label: msg`Blocked Channels`,
    keywords: msg`block unblock members users people`,
    icon: IconUserOff,
    Panel: Blocked,
  },
]
