/** Exports for the rest of the server. */
export { writeToSupport } from './support/support.write.ts'
