import type { Notification } from '@commons/contract/notifications/notifications.ts'
import { type Forms, press, type } from '../../test-walk-forms.tsx'
import { NotificationActions } from './NotificationActions.tsx'
import { QuietHours } from './settings/QuietHours.tsx'

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
}
