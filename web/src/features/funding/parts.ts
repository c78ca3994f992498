/** The funding parts of a project's page, in one bundle. */
export { CrowdfundButton } from './crowdfund/CrowdfundButton.tsx'
export { MilestonesPanel } from './milestones/MilestonesPanel.tsx'
export { MoneyPanel } from './money/MoneyPanel.tsx'
export { OwnPledgesPanel } from './own/OwnPledgesPanel.tsx'
export { RewardsPanel } from './rewards/RewardsPanel.tsx'
