/** The funding parts of a project's page, loaded with their texts when a project is shown. */
import { piece } from '../../ui/states/piece.tsx'

const parts = () => import('./parts.ts')

export { useFunding } from './use-funding.ts'
export const CrowdfundButton = piece(async () => ({ default: (await parts()).CrowdfundButton }))
export const RemindButton = piece(async () => ({ default: (await parts()).RemindButton }))
export const OwnPledgesPanel = piece(async () => ({ default: (await parts()).OwnPledgesPanel }))
export const MilestonesPanel = piece(async () => ({ default: (await parts()).MilestonesPanel }))
export const RewardsPanel = piece(async () => ({ default: (await parts()).RewardsPanel }))
export const StretchPanel = piece(async () => ({ default: (await parts()).StretchPanel }))
export const BackersPanel = piece(async () => ({ default: (await parts()).BackersPanel }))
export const UpdatesPanel = piece(async () => ({ default: (await parts()).UpdatesPanel }))
