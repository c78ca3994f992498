/** Exports of the moderation feature for other features. */
export { ReportMenu } from './ReportMenu.tsx'
export { useReport } from './use-report.ts'
export { About, Thread } from './thread/Thread.tsx'
export { isMessage, ThreadFields } from './thread/ThreadFields.tsx'
export { Until } from './Until.tsx'
export { actTexts } from './act-texts.tsx'
export { reasonTexts } from './report-reasons.tsx'
export { reportTexts } from './report-texts.ts'
