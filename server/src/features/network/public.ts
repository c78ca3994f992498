/** Exports for the rest of the server. */
export { findShownAnnouncement } from './announcements/announcements.shown.ts'
export { addConsent, currentVersion } from './legal/consents.queries.ts'
