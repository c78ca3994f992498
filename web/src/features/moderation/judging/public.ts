/** Exports of the moderation feature for those who judge or are judged. Posts need only what reports. */
export { About, Thread } from '../thread/Thread.tsx'
export { isMessage, ThreadFields } from '../thread/ThreadFields.tsx'
export { Until } from '../Until.tsx'
export { actTexts } from '../act-texts.tsx'
export { reasonTexts } from '../report-reasons.tsx'
export { reportTexts } from '../report-texts.ts'
