/** The funding parts of a project's page, which the feature `funding` provides. */
import type { ComponentType } from 'react'
import {
  CrowdfundButton,
  MilestonesPanel,
  MoneyPanel,
  OwnPledgesPanel,
  type PanelProps,
  RewardsPanel,
} from '../../funding/public.ts'

interface ProjectPieces {
  /**
   * The button to back it, on the members' page, where the address can open it by `?crowdfund={id}`. Visitors
   * log in first.
   */
  readonly Crowdfund?: ComponentType<PanelProps>
  /** Shown below the figures, in this order; each renders nothing if it has nothing to show. */
  readonly panels: ReadonlyArray<{ readonly name: string; readonly Body: ComponentType<PanelProps> }>
}

export const projectPieces: ProjectPieces = {
  Crowdfund: CrowdfundButton,
  panels: [
    { name: 'own', Body: OwnPledgesPanel },
    { name: 'terms', Body: MilestonesPanel },
    { name: 'rewards', Body: RewardsPanel },
    { name: 'money', Body: MoneyPanel },
  ],
}
