/** The parts of a project's page that are about its money, in one script. */
export { CrowdfundButton } from './crowdfund/CrowdfundButton.tsx'
export { MilestonesPanel } from './milestones/MilestonesPanel.tsx'
export { MoneyPanel } from './money/MoneyPanel.tsx'
export { OwnPledgesPanel } from './own/OwnPledgesPanel.tsx'
export { RewardsPanel } from './rewards/RewardsPanel.tsx'
