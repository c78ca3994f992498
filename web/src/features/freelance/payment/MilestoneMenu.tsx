import type { Milestone } from '@commons/contract/freelance/milestones.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowBackUp, IconPencil, IconReceiptRefund, IconScale, IconX } from '@tabler/icons-react'
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx'
import type { MenuEntry } from '../../../ui/actions/menu-entry.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { useDayNames } from '../hours/hours-texts.tsx'
import { isFunded } from './milestone-money.ts'
import type { Sides } from './sides.ts'

/** What can be done to a milestone besides what comes next. */
export function MilestoneMenu({ milestone, sides }: { milestone: Milestone; sides: Sides }) {
  const { t } = useLingui()
  const names = useDayNames()
  const { acts, description, week } = milestone
  const funded = isFunded(milestone) ? milestone : undefined
  const what = week === null ? description : names.week(week)
  const moreFor = t`More for ${what}`
  const entries: MenuEntry[] = []
  if (acts.includes('update'))
    entries.push({
      label: funded ? <Trans>Propose a change</Trans> : <Trans>Edit milestone</Trans>,
      icon: <IconPencil size={20} aria-hidden="true" />,
      onSelect: () => void openDialog(() => import('./EditMilestoneDialog.tsx'), { milestone, sides }),
    })
  if (funded && acts.includes('request_refund'))
    entries.push({
      label: <Trans>Ask for a refund</Trans>,
      icon: <IconReceiptRefund size={20} aria-hidden="true" />,
      onSelect: () =>
        void openDialog(() => import('./AskRefundDialog.tsx'), { milestone: funded, name: sides.other }),
    })
  if (funded && acts.includes('give_refund'))
    entries.push({
      label: <Trans>Give a refund</Trans>,
      icon: <IconArrowBackUp size={20} aria-hidden="true" />,
      onSelect: () =>
        void openDialog(() => import('./GiveRefundDialog.tsx'), { milestone: funded, name: sides.other }),
    })
  if (funded && acts.includes('dispute'))
    entries.push({
      label: <Trans>Open a dispute</Trans>,
      icon: <IconScale size={20} aria-hidden="true" />,
      onSelect: () =>
        void openDialog(() => import('../disputes/OpenDisputeDialog.tsx'), {
          milestone: funded,
          name: sides.other,
        }),
    })
  if (acts.includes('cancel'))
    entries.push({
      label: <Trans>Cancel milestone</Trans>,
      icon: <IconX size={20} aria-hidden="true" />,
      destructive: true,
      onSelect: () =>
        void openDialog(() => import('./CancelMilestoneDialog.tsx'), { milestone, name: sides.other }),
    })
  if (entries.length === 0) return null
  return <ActionMenu label={moreFor} entries={entries} />
}
