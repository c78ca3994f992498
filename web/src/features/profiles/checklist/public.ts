/** A new member's first steps. */
export { SetupChecklist } from './SetupChecklist.tsx'
