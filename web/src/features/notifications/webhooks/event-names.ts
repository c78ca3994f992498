import type { WebhookEvent } from '@commons/contract/notifications/webhooks.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { groupNames } from '../settings/group-names.ts'

export const eventNames: Record<WebhookEvent, MessageDescriptor> = {
  ...groupNames,
  messages: msg`Each message you get in a chat`,
}
