/** Exports of the plans feature for other features. */
export { PlanBadge } from './PlanBadge.tsx'
