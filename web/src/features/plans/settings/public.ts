import { useLingui } from '@lingui/react/macro'
import { IconCreditCard, IconRepeat, IconSparkles } from '@tabler/icons-react'
import type { SettingsPanel } from '../../../settings-kit/settings-panel.ts'
import { piece } from '../../../ui/piece.tsx'

const Upgrade = piece(async () => ({ default: (await import('./UpgradePanel.tsx')).UpgradePanel }))
const Recurring = piece(async () => ({
  default: (await import('./RecurringPaymentsPanel.tsx')).RecurringPaymentsPanel,
}))
const Methods = piece(async () => ({
  default: (await import('./PaymentMethodsPanel.tsx')).PaymentMethodsPanel,
}))

/** The panels of one's plan, and of how it is paid. */
export function usePlanPanels(): Record<'upgrade' | 'methods' | 'recurring', SettingsPanel> {
  const { t } = useLingui()
  return {
    upgrade: {
      id: 'upgrade',
      label: t`Account Upgrade`,
      keywords: t`plan plus pro subscription upgrade membership trial`,
      icon: IconSparkles,
      Panel: Upgrade,
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
  }
}
