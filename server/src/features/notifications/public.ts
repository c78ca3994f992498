/** Exports for other features. */
export { getNotificationPreferences, isTimeZone, setPreferences } from './settings/settings.queries.ts'
