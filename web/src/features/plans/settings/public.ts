import { useLingui } from '@lingui/react/macro'
import { IconCreditCard, IconRepeat, IconSparkles, IconStack2, IconWand } from '@tabler/icons-react'
import type { SettingsPanel } from '../../../settings-kit/settings-panel.ts'
import { piece } from '../../../ui/piece.tsx'

const Upgrade = piece(async () => ({ default: (await import('./UpgradePanel.tsx')).UpgradePanel }))
const Recurring = piece(async () => ({
  default: (await import('./RecurringPaymentsPanel.tsx')).RecurringPaymentsPanel,
}))
const Methods = piece(async () => ({
  default: (await import('./PaymentMethodsPanel.tsx')).PaymentMethodsPanel,
}))

const Pro = piece(async () => ({ default: (await import('./ProPanel.tsx')).ProPanel }))
const Tiers = piece(async () => ({ default: (await import('./TiersPanel.tsx')).TiersPanel }))

/** Returns the settings panels of the member's plan and payments. */
export function usePlanPanels(): Record<
  'upgrade' | 'pro' | 'methods' | 'recurring' | 'tiers',
  SettingsPanel
> {
  const { t } = useLingui()
  return {
    upgrade: {
      id: 'upgrade',
      label: t`Account Upgrade`,
      keywords: t`plan plus pro subscription upgrade membership trial`,
      icon: IconSparkles,
      Panel: Upgrade,
    },
    pro: {
      id: 'pro',
      label: t`Pro settings`,
      keywords: t`own page look colour theme logo background title headline footer domain payout currency ether bitcoin`,
      icon: IconWand,
      Panel: Pro,
    },
    methods: {
      id: 'payment-methods',
      label: t`Payment Methods`,
      keywords: t`pay tokens bank wallet billing`,
      icon: IconCreditCard,
      Panel: Methods,
    },
    recurring: {
      id: 'recurring-payments',
      label: t`Recurring Payments`,
      keywords: t`subscription renewal billing plan cancel`,
      icon: IconRepeat,
      Panel: Recurring,
    },
    tiers: {
      id: 'subscription-tiers',
      label: t`Subscription Tier Management`,
      keywords: t`support contact help plan tier subscription custom`,
      icon: IconStack2,
      Panel: Tiers,
    },
  }
}
