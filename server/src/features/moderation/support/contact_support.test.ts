import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { day } from '../../../../test/scenes/accounts-scene.ts'
import { removeMember } from '../../../../test/remove-member.ts'
import { verify } from '../../../../test/scenes/wallet-scene.ts'
import { makeWorld, type World, world } from '../../../../test/world.ts'
import { shiftClock } from '../../../platform/clock.ts'
import { runSupportCommand } from './support.operator.ts'

afterEach(() => shiftClock(0))

const operator = 'help@example.com'
let shared: Promise<World> | undefined
const staffed = () => (shared ??= makeWorld({ env: { SUPPORT_EMAIL: operator } }))

test('what a member writes reaches the operator, who answers by a reply', async () => {
  const here = await staffed()
  const ada = await here.person('Ada "<b>" Lovelace')
  await verify(here, ada)
  const asked = { subject: 'A tier\nof my own', message: 'Hello,\n\n<i>please</i> help' }
  const { message } = await here.as(ada).call('contact_support', asked)
  assert.equal(message, "Sent. We'll answer by email.")
  const [mail] = await here.mailsTo(operator)
  assert.equal(mail?.subject, 'Support: A tier of my own')
  assert.match(mail.replyTo, /^"?Ada .*Lovelace"? <ada.*@example\.org>$/)
  assert(mail.replyTo.includes(ada.email))
  assert(mail.text.includes(`(@${ada.username}, ${ada.email}) wrote to support:`), mail.text)
  assert(mail.text.includes('<i>please</i> help') && !mail.text.includes('not verified'))
  assert(mail.html.includes('&lt;i&gt;please&lt;/i&gt; help') && !mail.html.includes('<i>please'))
})

test('five a day; an address that nobody has proven is marked', async () => {
  const here = await staffed()
  const bob = await here.person('Bob')
  const write = () => here.as(bob).send('contact_support', { subject: 'Why', message: 'me' })
  const answers = await Promise.all(Array.from({ length: 8 }, write))
  assert.equal(answers.filter(({ status }) => status === 200).length, 5)
  await here.as(bob).isRefused('contact_support', { subject: 'Why', message: 'me' }, 'too_many_messages')
  const mails = (await here.mailsTo(operator)).filter(({ text }) => text.includes(bob.email))
  assert.equal(mails.length, 5)
  assert(mails.every(({ text }) => text.includes('This address is not verified.')))
  shiftClock(day + 1)
  assert.equal((await write()).status, 200)
})

test('empty or endless words are refused, and so is a visitor', async () => {
  const here = await staffed()
  const the = here.as(await here.person('Cyd'))
  const wrong = await the.isRefused('contact_support', { subject: ' ', message: '\u200b' }, 'invalid_fields')
  assert.deepEqual(Object.keys(wrong.body['fields'] as object), ['subject', 'message'])
  const long = { subject: 'x'.repeat(121), message: 'x'.repeat(3001) }
  await the.isRefused('contact_support', long, 'invalid_fields')
  await here.as().isRefused('contact_support', { subject: 'x', message: 'y' }, 'session_unknown')
})

test('a message whose writer has left is not mailed', async () => {
  const here = await staffed()
  const dan = await here.person('Dan')
  const before = (await here.mailsTo(operator)).length
  await here.as(dan).call('contact_support', { subject: 'Bye', message: 'I leave' })
  await removeMember(here, dan.id)
  assert.equal((await here.mailsTo(operator)).length, before)
})

test('without an address of the operator it is kept, and listed by a command', async () => {
  const here = await world()
  const { db } = here.platform.database
  assert.equal(await runSupportCommand(db, ['list']), 'Nobody has written.')
  const eve = await here.person('Eve')
  await here.as(eve).call('contact_support', { subject: 'Hi', message: 'One\u001b[2J\nTwo' })
  const listed = (await runSupportCommand(db, ['list'])) ?? ''
  assert.match(listed, new RegExp(`Eve \\(@${eve.username}\\) <${eve.email}>\nHi\n\nOne \\[2J\nTwo$`))
  assert.equal(await runSupportCommand(db, ['burn']), undefined)
  const mails = await db.selectFrom('mails').select('kind').where('kind', '=', 'moderation.support').execute()
  assert.deepEqual(mails, [])
})
