/** What other features may use of what moderates. */
export { useReport } from './use-report.ts'
