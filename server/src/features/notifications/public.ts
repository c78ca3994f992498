/** Exports for other features. */
export { getNotificationPreferences, isTimeZone, setPreferences } from './settings/settings.queries.ts'
export { bodyOf, testType } from './webhooks/webhooks.news.ts'
export { addTest, addWebhook } from './webhooks/webhooks.queries.ts'
export { newSalt } from './webhooks/webhooks.secret.ts'
