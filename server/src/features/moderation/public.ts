/** Exports for the rest of the server. */
export { setReport } from './moderation.queries.ts'
export { findProcessing } from './processing/processing.queries.ts'
export { decideCase } from './queue/queue.deciding.ts'
export { writeToSupport } from './support/support.write.ts'
