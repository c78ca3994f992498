import type { Notification } from '@commons/contract/notifications/notifications.ts'
import type { Webhook } from '@commons/contract/notifications/webhooks.ts'
import { type Forms, press, type } from '../../test-walk-forms.tsx'
import { NotificationActions } from './NotificationActions.tsx'
import { QuietHours } from './settings/QuietHours.tsx'
import { RenewSecret } from './webhooks/RenewSecret.tsx'
import { WebhookEdit } from './webhooks/WebhookEdit.tsx'
import { WebhookForm } from './webhooks/WebhookForm.tsx'

const ignore = () => {}
const webhook: Webhook = {
  webhook_id: 3,
  name: 'Bot',
  url: 'https://bot.example/hook',
  events: ['posts'],
  is_on: 1,
  off_reason: null,
  failing_since: null,
  created_at: '2026-11-01T08:00:00.000Z',
}
/** The one field that says who one is. */
const secretOf = (label: string) => ({ password: label, code: label })

const answers = [
  ['post_comment', null, 'comment', 'post_id'],
  ['post_comment_reply', 41, 'reply', 'post_comment_id'],
] as const

export const forms: Forms = {
  'features/notifications/NotificationActions.tsx': answers.map(([call, post_comment_id, field, id]) => ({
    call,
    render: () => (
      <NotificationActions
        row={{ post_id: 3, post_comment_id, sender: 'Jana', is_liked: 0 } as Notification}
      />
    ),
    fill() {
      press('Answer Jana')
      type('Answer Jana', 'Thank you')
    },
    fields: { [field]: 'Answer Jana' },
    given: [id],
  })),
  'features/notifications/settings/QuietHours.tsx': [
    {
      call: 'update_quiet_hours',
      render: () => <QuietHours from="" to="" />,
      fill: () => type('From', '21:00'),
      fields: { quiet_from: 'From', quiet_to: 'To' },
      given: ['time_zone'],
    },
  ],
  'features/notifications/webhooks/WebhookForm.tsx': [false, true].map((isTwoFactor) => ({
    call: 'add_webhook',
    render: () => <WebhookForm isTwoFactor={isTwoFactor} onAdded={ignore} onCancel={ignore} />,
    fill() {
      type('Name', 'Bot')
      type('Address', 'https://bot.example/hook')
      type(isTwoFactor ? 'Code' : 'Your password', '123456')
    },
    fields: { name: 'Name', url: 'Address', ...secretOf(isTwoFactor ? 'Code' : 'Your password') },
    given: ['events'],
  })),
  'features/notifications/webhooks/WebhookEdit.tsx': [
    {
      call: 'edit_webhook',
      render: () => <WebhookEdit webhook={webhook} onClose={ignore} />,
      fill: () => type('Name', 'Other bot'),
      fields: { name: 'Name' },
      given: ['webhook_id', 'events'],
    },
  ],
  'features/notifications/webhooks/RenewSecret.tsx': [
    {
      call: 'renew_webhook_secret',
      render: () => <RenewSecret webhook={webhook} isTwoFactor={false} onClose={ignore} />,
      fill: () => type('Your password', '123456'),
      fields: secretOf('Your password'),
      given: ['webhook_id'],
    },
  ],
}
