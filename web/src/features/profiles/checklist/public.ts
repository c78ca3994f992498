/** What a new member does first. */
export { SetupChecklist } from './SetupChecklist.tsx'
