import { msg } from '@lingui/core/macro'
import { IconCreditCard, IconRepeat, IconSparkles, IconStack2, IconWand } from '@tabler/icons-react'
import type { SettingsPanel } from '../../settings-kit/settings-panel.ts'
import { piece } from '../../ui/states/piece.tsx'

const Upgrade = piece(async () => ({ default: (await import('./settings/UpgradePanel.tsx')).UpgradePanel }))
const Recurring = piece(async () => ({
  default: (await import('./settings/RecurringPaymentsPanel.tsx')).RecurringPaymentsPanel,
}))
const Methods = piece(async () => ({
  default: (await import('./settings/PaymentMethodsPanel.tsx')).PaymentMethodsPanel,
}))
const Pro = piece(async () => ({ default: (await import('./settings/ProPanel.tsx')).ProPanel }))
const Tiers = piece(async () => ({ default: (await import('./settings/TiersPanel.tsx')).TiersPanel }))

export const plans: readonly SettingsPanel[] = [
  {
    partOf: 'wallet',
    id: 'upgrade',
    section: 'account',
    rank: 130,
    label: msg`Account Upgrade`,
    keywords: msg`plan plus pro subscription upgrade membership trial`,
    icon: IconSparkles,
    Panel: Upgrade,
  },
  {
    partOf: 'wallet',
    id: 'pro',
    section: 'account',
    rank: 140,
    label: msg`Pro settings`,
    keywords: msg`own page look colour theme logo background title headline footer domain payout currency ether bitcoin`,
    icon: IconWand,
    Panel: Pro,
  },
  {
    partOf: 'wallet',
    id: 'payment-methods',
    section: 'billing',
    rank: 10,
    label: msg`Payment Methods`,
    keywords: msg`pay tokens bank wallet billing`,
    icon: IconCreditCard,
    Panel: Methods,
  },
  {
    partOf: 'wallet',
    id: 'recurring-payments',
    whileSuspended: true,
    section: 'billing',
    rank: 20,
    label: msg`Recurring Payments`,
    keywords: msg`subscription renewal billing plan cancel`,
    icon: IconRepeat,
    Panel: Recurring,
  },
  {
    partOf: 'wallet',
    id: 'subscription-tiers',
    section: 'other',
    rank: 40,
    label: msg`Subscription Tier Management`,
    keywords: msg`support contact help plan tier subscription custom`,
    icon: IconStack2,
    Panel: Tiers,
  },
]
