/** What other features may use of what moderates. */
export { ReportMenu } from './ReportMenu.tsx'
export { useReport } from './use-report.ts'
