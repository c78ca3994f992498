import { sql } from 'kysely'
import { type Leaving, leftOut } from '../../platform/leaving.ts'

export const notificationsLeaving: Leaving = {
  tables: {
    notifications: {
      file: 'notifications',
      rows: (member) => sql`
        select kind, acted_at, is_read, about_id as about from notifications where member_id = ${member} order by position`,
    },
    notification_settings: {
      file: 'notification-settings',
      rows: (member) =>
        sql`select kind, in_app, mail, push from notification_settings where member_id = ${member}`,
    },
    notification_preferences: {
      file: 'notification-preferences',
      rows: (member) => sql`
        select popovers, quiet_from, quiet_to, time_zone, paused_until, digested_at
        from notification_preferences where member_id = ${member}`,
    },
    push_subscriptions: {
      file: 'browsers',
      rows: (member) => sql`
        select split_part(endpoint, '/', 3) as service, created_at
        from push_subscriptions where member_id = ${member} order by id`,
    },
    // Its secret isn't stored.
    webhooks: {
      file: 'webhooks',
      rows: (member) => sql`
        select name, url, events, is_on, created_at from webhooks where member_id = ${member} order by id`,
    },
    notification_acts: leftOut('It is what others did.'),
    notification_outbox: leftOut('What is in it is a notification within the minute.'),
  },
}
