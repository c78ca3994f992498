/** What other features may use of plans. */
export { PlanBadge } from './PlanBadge.tsx'
