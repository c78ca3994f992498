/** Exports for the rest of the server. */
export { addConsent, currentVersion } from './legal/consents.queries.ts'
