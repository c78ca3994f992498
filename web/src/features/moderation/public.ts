/** Exports of the moderation feature for other features. */
export { ReportMenu } from './ReportMenu.tsx'
export { useReport } from './use-report.ts'
