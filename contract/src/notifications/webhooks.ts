import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { ListIn } from '../shared/list-text.ts'
import { isLongerThan } from '../shared/text/cutting.ts'
import { StepUpIn } from '../accounts/accounts.ts'
import { notificationGroups } from './settings.ts'

/** Webhooks: a member's own news, sent to an address of theirs as it happens. `docs/building.md` has what is sent. */

declare module '../call.ts' {
  interface TopicKinds {
    /** A member's webhooks, and what was sent to them. */
    webhooks: true
  }
}

/** What a webhook is told of: notifications, by what they are about, and each message of a chat. */
export const webhookEvents = [...notificationGroups, 'messages'] as const
export type WebhookEvent = (typeof webhookEvents)[number]

export const mostWebhooks = 10
/** How many of the latest deliveries are listed. */
export const shownDeliveries = 50
/** How many days deliveries are kept. */
export const deliveryDays = 7
/** The longest name of a webhook, in graphemes. */
export const longestWebhookName = 60
export const longestWebhookUrl = 1000

export const Webhook = z.object({
  webhook_id: Id,
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  is_on: Flag,
  /** Why Commons turned it off: its receiver answered 410, or nothing arrived for three days. Otherwise null. */
  off_reason: z.enum(['gone', 'failing']).nullable(),
  /** Since when nothing has arrived; null where the latest did. */
  failing_since: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
})
export type Webhook = z.infer<typeof Webhook>

/** Why an attempt failed. `off`: the webhook was turned off before it. */
export const deliveryErrors = [
  'timeout',
  'unreachable',
  'not_public',
  'redirect',
  'status',
  'off',
  'internal',
] as const

export const WebhookDelivery = z.object({
  delivery_id: Id,
  /** The `webhook-id` of its requests, the same in each attempt. */
  event_id: z.string(),
  type: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: Count,
  /** The status that the receiver answered last; null where it didn't. */
  status: z.int().nullable(),
  /** The beginning of its answer. */
  answer: z.string(),
  error: z.enum(deliveryErrors).nullable(),
  /** The JSON that is sent; empty before the first attempt. */
  body: z.string(),
  created_at: z.iso.datetime(),
  tried_at: z.iso.datetime().nullable(),
  /** When it is tried next; null where it isn't. */
  next_at: z.iso.datetime().nullable(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const Name = z
  .string('webhook_name_required')
  .trim()
  .min(1, 'webhook_name_required')
  .refine((name) => !isLongerThan(name, longestWebhookName), 'webhook_name_too_long')
  .describe('At most 60 characters.')

const Url = z
  .string('webhook_url_invalid')
  .trim()
  .max(longestWebhookUrl, 'webhook_url_invalid')
  .describe('An https address on the internet, such as https://bot.example/hook.')

const Events = ListIn('webhook_events_invalid')
  .pipe(
    z
      .array(z.enum(webhookEvents, 'webhook_events_invalid'), 'webhook_events_invalid')
      .min(1, 'webhook_events_missing')
      .max(100, 'webhook_events_invalid')
      .transform((events) => [...new Set(events)]),
  )
  .describe('A list, or its JSON as text.')

const stepUpRefusals = [
  'wrong_password',
  'second_factor_wrong',
  'two_factor_not_set_up',
  'passkey_failed',
  'too_many_guesses',
] as const

const Secret = z
  .string()
  .describe('By which the receiver verifies signatures, whsec_ and base64. It is answered this once.')

export const webhook_list = defineCall({
  name: 'webhook_list',
  doc: 'The caller’s own webhooks, at most 10, in the order in which they were added.',
  auth: 'member',
  effect: 'read',
  topics: ['webhooks:{me}'],
  input: z.object({}),
  output: z.object({
    recdata: z.array(Webhook),
    /** Whether the caller confirms by a code instead of the password. */
    is_two_factor: Flag,
  }),
  refusals: [],
})

export const add_webhook = defineCall({
  name: 'add_webhook',
  doc: 'Have the caller’s news sent to an address of theirs as it happens, signed as Standard Webhooks says. It takes the password, a code or a passkey, because it carries news out of Commons.',
  auth: 'member',
  effect: 'write',
  limit: 'identity',
  topics: ['webhooks:{me}'],
  input: z.object({ name: Name, url: Url, events: Events, ...StepUpIn }),
  output: z.object({ recdata: Webhook, secret: Secret }),
  refusals: ['too_many_webhooks', ...stepUpRefusals],
  message: 'done.webhook_added',
  answersSecret: true,
})

export const edit_webhook = defineCall({
  name: 'edit_webhook',
  doc: 'Rename a webhook, choose other events, or turn it on or off. What isn’t given stays. Nothing is kept for one that is off.',
  auth: 'member',
  effect: 'write',
  topics: ['webhooks:{me}'],
  input: z.object({
    webhook_id: IdIn,
    name: Name.optional(),
    events: Events.optional(),
    is_on: FlagIn.optional(),
  }),
  output: z.object({ recdata: Webhook }),
  refusals: ['webhook_not_found'],
  message: 'done.saved',
})

export const delete_webhook = defineCall({
  name: 'delete_webhook',
  doc: 'Remove a webhook and what is kept of its deliveries. Nothing is sent to it any more.',
  auth: 'member',
  effect: 'write',
  topics: ['webhooks:{me}'],
  input: z.object({ webhook_id: IdIn }),
  output: z.object({}),
  refusals: ['webhook_not_found'],
  message: 'done.deleted',
})

export const renew_webhook_secret = defineCall({
  name: 'renew_webhook_secret',
  doc: 'Give a webhook a new secret. The old one signs nothing any more, from the next attempt on.',
  auth: 'member',
  effect: 'write',
  limit: 'identity',
  topics: ['webhooks:{me}'],
  input: z.object({ webhook_id: IdIn, ...StepUpIn }),
  output: z.object({ secret: Secret }),
  refusals: ['webhook_not_found', ...stepUpRefusals],
  message: 'done.webhook_secret_renewed',
  answersSecret: true,
})

export const test_webhook = defineCall({
  name: 'test_webhook',
  doc: 'Send a webhook an event of the type `webhook.test`, as other events are sent.',
  auth: 'member',
  effect: 'write',
  topics: ['webhooks:{me}'],
  input: z.object({ webhook_id: IdIn }),
  output: z.object({ recdata: WebhookDelivery }),
  refusals: ['webhook_not_found', 'webhook_off'],
  message: 'done.webhook_tested',
})

export const webhook_delivery_list = defineCall({
  name: 'webhook_delivery_list',
  doc: 'The latest 50 deliveries of one of the caller’s webhooks, latest first. They are kept for a week.',
  auth: 'member',
  effect: 'read',
  topics: ['webhooks:{me}'],
  input: z.object({ webhook_id: IdIn }),
  output: z.object({ recdata: z.array(WebhookDelivery) }),
  refusals: ['webhook_not_found'],
})

export const resend_webhook_delivery = defineCall({
  name: 'resend_webhook_delivery',
  doc: 'Send a delivery again now, with the same id and body, and again later if it fails.',
  auth: 'member',
  effect: 'write',
  topics: ['webhooks:{me}'],
  input: z.object({ delivery_id: IdIn }),
  output: z.object({ recdata: WebhookDelivery }),
  refusals: ['webhook_delivery_not_found', 'webhook_off'],
  message: 'done.webhook_resent',
})
