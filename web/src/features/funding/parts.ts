/** The funding parts of a project's page, in one bundle. */
export { CrowdfundButton } from './crowdfund/CrowdfundButton.tsx'
export { MilestonesPanel } from './milestones/MilestonesPanel.tsx'
export { BackersPanel } from './money/BackersPanel.tsx'
export { UpdatesPanel } from './money/UpdatesPanel.tsx'
export { OwnPledgesPanel } from './own/OwnPledgesPanel.tsx'
export { StretchPanel } from './stretch/StretchPanel.tsx'
export { RemindButton } from './reminders/RemindButton.tsx'
export { RewardsPanel } from './rewards/RewardsPanel.tsx'
