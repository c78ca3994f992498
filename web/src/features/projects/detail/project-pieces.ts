/** What stands on a project's page beside the project itself: what its money does. */
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
  /** The way to back it, on its members' page; the address may ask for it by `?crowdfund={id}`. Visitors log in first. */
  readonly Crowdfund?: ComponentType<PanelProps>
  /** Below its figures, in this order; each is nothing where it has nothing to show. */
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
