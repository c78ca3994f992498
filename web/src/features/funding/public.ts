/** The funding parts of a project's page, loaded with their texts when a project is shown. */
import { piece } from '../../ui/states/piece.tsx'

const parts = () => import('./parts.ts')

export type { PanelProps } from './panel-props.ts'
export { useFunding } from './use-funding.ts'
export const CrowdfundButton = piece(async () => ({ default: (await parts()).CrowdfundButton }))
export const OwnPledgesPanel = piece(async () => ({ default: (await parts()).OwnPledgesPanel }))
export const MilestonesPanel = piece(async () => ({ default: (await parts()).MilestonesPanel }))
export const RewardsPanel = piece(async () => ({ default: (await parts()).RewardsPanel }))
export const MoneyPanel = piece(async () => ({ default: (await parts()).MoneyPanel }))
