/** The funding parts of a project's page, which the feature `funding` provides. */
import {
  BackersPanel,
  CrowdfundButton,
  MilestonesPanel,
  OwnPledgesPanel,
  RemindButton,
  RewardsPanel,
  StretchPanel,
  UpdatesPanel,
} from '../../funding/public.ts'

export const projectPieces = {
  /**
   * The button to back it, on the members' page, where the address can open it by `?crowdfund={id}`. Visitors
   * log in first.
   */
  Crowdfund: CrowdfundButton,
  /** The button to be reminded before it ends; nothing where that isn't offered. */
  Remind: RemindButton,
  /** The viewer's own pledges; nothing without any. */
  Own: OwnPledgesPanel,
  Terms: MilestonesPanel,
  /** The amounts above its target; nothing without any. */
  Stretch: StretchPanel,
  Rewards: RewardsPanel,
  Updates: UpdatesPanel,
  Backers: BackersPanel,
}
