/** Converts webhooks to the wire format. */
import type { Webhook, WebhookDelivery } from '@commons/contract/notifications/webhooks.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { eventIdOf } from './webhooks.news.ts'
import type { DeliveryRow, WebhookRow } from './webhooks.queries.ts'

export const webhookShape = ({
  id,
  name,
  url,
  events,
  is_on,
  off_reason,
  failing_since,
  created_at,
}: WebhookRow): Webhook => ({
  webhook_id: id,
  name,
  url,
  events,
  is_on: flag(is_on),
  off_reason,
  failing_since: failing_since?.toISOString() ?? null,
  created_at: created_at.toISOString(),
})

export const deliveryShape = ({
  id,
  type,
  state,
  attempts,
  status,
  answer,
  error,
  body,
  created_at,
  tried_at,
  due_at,
}: DeliveryRow): WebhookDelivery => ({
  delivery_id: id,
  event_id: eventIdOf(id),
  type,
  state,
  attempts,
  status,
  answer,
  error,
  body: body ?? '',
  created_at: created_at.toISOString(),
  tried_at: tried_at?.toISOString() ?? null,
  next_at: state === 'waiting' ? due_at.toISOString() : null,
})
