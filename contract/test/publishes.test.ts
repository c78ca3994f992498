/** What members publish is compared with rules: no call that publishes texts is forgotten. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { allCalls } from '../src/all.ts'
import { isForStaff } from '../src/call.ts'
import { ReportType } from '../src/moderation/moderation.ts'

/** Names of fields with what people write. */
const ofTexts =
  /^(message|comment|reply|title|description|about|about_description|full_name|display_name|username|group_name|channel_name|handle|notice|rules|perks|summary|professional_headline|hashtag|alt|options)$/

/** Calls whose texts only a few people read: those in a conversation, in an agreement, or staff. */
const isPrivate = new Set([
  'send_massage',
  'send_chat_file',
  'chat_message_edit',
  'chat_message_forward',
  'several_chat_start',
  'several_chat_send',
  'several_chat_forward',
  'several_chat_rename',
  'several_chat_picture',
  'group_chat',
  'group_chat_reply',
  'add_payment',
  'decline_award',
  'decline_bid',
  'withdraw_award',
  'end_agreement',
  'propose_agreement_change',
  'add_bid',
  'update_bid',
  'add_dispute_evidence',
  'dispute_milestone',
  'add_work_log',
  'update_work_log',
  'project_invite',
  'cancel_milestone',
  'create_milestone',
  'decline_milestone',
  'request_milestone_changes',
  'request_refund',
  'submit_milestone',
  'update_milestone',
  'add_reference',
  'request_reference',
  'add_report',
  'contact_support',
  'appeal_decision',
  'send_moderator_message',
  'jury_vote',
  'group_delete',
  'add_hashtag',
  // Of a page that members make beside the network.
  'update_pro_setting',
])

test('each call that takes texts publishes them, or is known to be private', () => {
  const forgotten = allCalls.flatMap(({ key, call: { effect, auth, input, publishes } }) => {
    if (effect === 'read' || isForStaff(auth) || isPrivate.has(key)) return []
    const missing = Object.keys(input.shape).filter(
      (field) => ofTexts.test(field) && !publishes?.texts.includes(field),
    )
    return missing.map((field) => `${key} ${field}`)
  })
  assert.deepEqual(forgotten, [])
})

test('what is published is a kind of report, whose id is in the input or the answer', () => {
  for (const { key, call } of allCalls) {
    const { publishes, input, output } = call
    if (!publishes) continue
    assert.equal(call.effect, 'write', key)
    for (const text of publishes.texts) {
      const [field = '', part] = text.split('.')
      assert(field in input.shape, `${key} ${field}`)
      if (part === undefined) continue
      // A list that may come as its JSON is told by what is read of it.
      const shapes = (['input', 'output'] as const).map(
        (io) => z.toJSONSchema(input, { io, unrepresentable: 'any' }).properties?.[field],
      )
      assert(JSON.stringify(shapes).includes(`"${part}":{`), `${key} ${text}`)
    }
    if (publishes.as === undefined) continue
    const [, kind = '', path = ''] = /^(\w+):\{(.+)\}$/.exec(publishes.as) ?? []
    assert(ReportType.safeParse(kind).success, `${key} ${kind}`)
    const [first = '', inner] = path.split('.')
    const within = output.shape[first] as { shape?: object } | undefined
    assert(
      path === 'me' || first in input.shape || (inner !== undefined && inner in (within?.shape ?? {})),
      `${key} ${path}`,
    )
  }
})
