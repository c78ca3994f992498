import type { PlanCode } from '@commons/contract/plans/plans.ts'
import { IconSparkles } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useIsAbsent } from '../../ui/network.ts'
import classes from './PlanBadge.module.css'

// Names, which aren't translated.
const names = { plus: 'Plus', pro: 'Pro' } as const satisfies Record<PlanCode, string>

/** The plan's badge beside a member's name. */
export function PlanBadge({ plan }: { plan: PlanCode }) {
  if (useIsAbsent('wallet')) return null
  return (
    <span className={clsx(classes.badge, classes[plan])}>
      <IconSparkles size={14} stroke={2.25} aria-hidden="true" />
      {names[plan]}
    </span>
  )
}
