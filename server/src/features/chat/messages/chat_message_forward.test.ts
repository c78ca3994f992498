/** Forwarding: what goes along, to whom, and what becomes of a file that several messages then have. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ChatMessage } from '@commons/contract/shared/chat-message.ts'
import { sql } from 'kysely'
import { pdfBytes } from '../../../../test/files/documents.ts'
import { jpeg } from '../../../../test/files/pictures.ts'
import { voiceBytes } from '../../../../test/files/voices.ts'
import { makeGroup } from '../../../../test/scenes/groups-scene.ts'
import { fetchAll, openPair, say } from '../../../../test/scenes/pair-scene.ts'
import { staffMember } from '../../../../test/staff.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { eraseMember } from '../../accounts/leaving/leaving.jobs.ts'

const blob = (bytes: Uint8Array | Buffer) => new Blob([new Uint8Array(bytes)])

/** Opens a chat of Ada and Bob, and a friend of Bob's, Cyd. */
async function openThree() {
  const here = await world()
  const pair = await openPair(here)
  const cyd = await here.person('Cyd')
  await here.befriend(pair.bob, cyd)
  return { here, cyd, ...pair }
}

const forward = async (here: World, who: Person, message_id: number, to: Person) =>
  (await here.as(who).call('chat_message_forward', { message_id, friend_id: to.id })).recdata

const addressOf = ({ attachment, voice, picture }: ChatMessage): string =>
  attachment?.url ?? voice?.url ?? picture?.sources[0]?.url ?? ''

/** Returns what the address of a message's file answers `who`, as if it had been signed for them. */
async function statusOf({ url, platform }: World, who: Person, message: ChatMessage) {
  const [path = ''] = addressOf(message).split('?')
  const signed = `${path}?${platform.media.signed(path.split('/')[2] ?? '', who.id)}`
  const response = await fetch(new URL(signed, url), { headers: { authorization: `Bearer ${who.apiKey}` } })
  await response.bytes()
  return response.status
}

const roomOf = async ({ platform }: World, { id }: Person) => (await platform.mediaRoad.getRoom(id)).used

async function erase({ platform }: World, { id }: Person) {
  await sql`insert into away_members (member_id, delete_at) values (${id}, now())`.execute(
    platform.database.db,
  )
  await eraseMember(platform, id)
}

test('a message is passed on with its text and a remark, and does not say whose it was', async () => {
  const { here, ada, bob, cyd, say: tell } = await openThree()
  const said = await tell(ada, bob, 'See https://example.org, @nobody')
  const input = {
    message_id: said.message_id,
    friend_id: cyd.id,
    message: 'What do you think?',
    idempotency_key: 'forward-it-once',
  }
  const answers = await Promise.all([1, 2, 3].map(() => here.as(bob).call('chat_message_forward', input)))
  assert.equal(new Set(answers.map(({ recdata }) => recdata.message_id)).size, 1)
  const [{ recdata }] = answers as [(typeof answers)[0]]
  const seen = await fetchAll(here, cyd, recdata.chat_id)
  assert.deepEqual(
    seen.map(({ text, is_forwarded, sender_id, replies_to }) => [text, is_forwarded, sender_id, replies_to]),
    [
      ['See https://example.org, @nobody', 1, bob.id, null],
      ['What do you think?', 0, bob.id, null],
    ],
  )
  assert.equal(JSON.stringify(seen).includes(ada.name), false)
  const { users } = await here.as(cyd).call('chat_list', {})
  assert.deepEqual([users[0]?.unread_count, users[0]?.messages[0]?.text], [2, 'What do you think?'])
  await here
    .as(bob)
    .isRefused(
      'chat_message_edit',
      { message_id: recdata.message_id, message: 'See nothing' },
      'message_not_found',
    )
  // Forwarded again, and deleted where it came from: both stay.
  const again = await forward(here, cyd, recdata.message_id, ada)
  await here.as(ada).call('chat_message_delete', { message_id: said.message_id })
  await here.as(bob).call('chat_message_delete', { message_id: recdata.message_id })
  assert.deepEqual([again.text, again.is_forwarded], ['See https://example.org, @nobody', 1])
  assert.equal((await fetchAll(here, ada, again.chat_id)).at(-1)?.text, again.text)
  assert.equal((await fetchAll(here, cyd, recdata.chat_id))[0]?.is_forwarded, 0)
})

test('one forwards what one sees, to whom one may write', async () => {
  const { here, ada, bob, cyd, say: tell } = await openThree()
  const eve = await here.person('Eve')
  const { message_id } = await tell(ada, bob, 'For Bob')
  const as = here.as(bob)
  await here.as(eve).isRefused('chat_message_forward', { message_id, friend_id: cyd.id }, 'message_not_found')
  await as.isRefused('chat_message_forward', { message_id, friend_id: bob.id }, 'not_oneself')
  await as.isRefused('chat_message_forward', { message_id, friend_id: 999_999 }, 'member_not_found')
  await as.isRefused('chat_message_forward', { message_id: 999_999, friend_id: cyd.id }, 'message_not_found')
  await here.as(eve).call('update_chat_setting', { who_may_write: 'friends' })
  await as.isRefused('chat_message_forward', { message_id, friend_id: eve.id }, 'chat_not_allowed')
  await here.as(eve).call('update_chat_setting', { who_may_write: 'everyone' })
  // Who doesn't follow them gets a request, as by any message.
  const asked = await forward(here, bob, message_id, eve)
  assert.equal((await here.as(eve).call('chat_detail', { chat_id: asked.chat_id })).recdata.is_request, 1)
  await forward(here, bob, message_id, cyd)
  await here.as(cyd).call('block', { blocked_user_id: bob.id })
  await as.isRefused('chat_message_forward', { message_id, friend_id: cyd.id }, 'chat_unavailable')
  await here.as(cyd).call('unblock', { blocked_user_id: bob.id })
  await as.call('block', { blocked_user_id: cyd.id })
  await as.isRefused('chat_message_forward', { message_id, friend_id: cyd.id }, 'chat_blocked')

  // Deleted, or telling of a call: there is nothing to pass on.
  await here.as(ada).call('chat_message_delete', { message_id })
  await as.isRefused('chat_message_forward', { message_id, friend_id: ada.id }, 'message_not_found')
  const { rows } = await sql<{ id: number }>`
    with c as (update conversations set last_seq = last_seq + 1, last_change = last_change + 1
      where low_id = least(${ada.id}::bigint, ${bob.id}::bigint) and high_id = greatest(${ada.id}::bigint, ${bob.id}::bigint) returning *)
    insert into messages (conversation_id, seq, changed, author_id) select id, last_seq, last_change, ${ada.id} from c
    returning id`.execute(here.platform.database.db)
  const call = { message_id: rows[0]?.id ?? 0, friend_id: ada.id }
  await as.isRefused('chat_message_forward', call, 'message_not_found')
})

test('what is said in a group goes along for its members alone', async () => {
  const here = await world()
  const { ada, bob } = await openPair(here)
  const cyd = await here.person('Cyd')
  const group_id = (await makeGroup(here, ada, { group_name: 'Hikers' })).id
  const long = 'We meet at the old bridge. '.repeat(20).trim()
  const said = (
    await here.as(ada).call('group_chat', { group_id, message: long }, { attachment: blob(pdfBytes()) })
  ).recdata
  await here
    .as(cyd)
    .isRefused('chat_message_forward', { message_id: said.id, friend_id: bob.id }, 'message_not_found')
  const passed = await forward(here, ada, said.id, bob)
  // A group's messages may be longer than a chat's.
  assert.deepEqual([passed.text, passed.attachment?.name], [long, said.attachment?.name])
  const [seen] = await fetchAll(here, bob, passed.chat_id)
  assert.equal(await statusOf(here, bob, seen ?? passed), 200)
  assert.equal(await statusOf(here, cyd, passed), 404)
})

test('a file is stored once: it stays as long as one message has it, for those who see that', async () => {
  const { here, ada, bob, cyd } = await openThree()
  const send = async (files: Record<string, Blob>) =>
    (await here.as(ada).call('send_chat_file', { friend_id: bob.id }, files)).recdata
  const picture = await send({ file: await jpeg(80, 60) })
  const input = { message_id: picture.message_id, friend_id: cyd.id }
  await here.as(bob).isRefused('chat_message_forward', input, 'file_not_ready')
  await send({ file: blob(await voiceBytes('webm', 1)) })
  await send({ attachment: blob(pdfBytes()) })
  await here.processMedia()
  const sent = await fetchAll(here, bob, picture.chat_id)
  const room = await roomOf(here, ada)
  for (const message of sent) {
    assert.equal(await statusOf(here, cyd, message), 404, `${message.file_type} isn't Cyd's yet`)
    const passed = await forward(here, bob, message.message_id, cyd)
    assert.equal(passed.file_type, message.file_type)
    assert.equal(passed.voice?.waveform, message.voice?.waveform)
    for (const who of [ada, bob, cyd])
      assert.equal(await statusOf(here, who, passed), 200, `${who.name} sees the ${message.file_type}`)
  }
  assert.deepEqual([await roomOf(here, ada), await roomOf(here, bob)], [room, 0])

  // Ada has gone away: her messages are hidden, what Bob passed on is his.
  await sql`insert into away_members (member_id) values (${ada.id})`.execute(here.platform.database.db)
  const [shown] = sent
  assert(shown)
  assert.equal(await statusOf(here, cyd, shown), 200)
  assert.equal(await statusOf(here, ada, shown), 200)
  await sql`delete from away_members`.execute(here.platform.database.db)

  await erase(here, ada)
  for (const message of sent) assert.equal(await statusOf(here, cyd, message), 200)
  assert.equal(await roomOf(here, bob), room)
  const stored = async () => {
    const keys = sent.map((message) => addressOf(message).split('/')[2] ?? '')
    const { rows } = await sql`select from media where key = any (${keys}::text[])`.execute(
      here.platform.database.db,
    )
    return rows.length
  }
  assert.equal(await stored(), 3)
  await erase(here, bob)
  for (const message of sent) assert.equal(await statusOf(here, cyd, message), 404)
  assert.equal(await stored(), 0)
})

test('what moderators remove for good is gone wherever it was passed on, and isn’t passed on again', async () => {
  const { here, ada, bob, cyd } = await openThree()
  const [one, two] = [
    await staffMember(here, 'Mod', 'moderator'),
    await staffMember(here, 'Max', 'moderator'),
  ]
  const { recdata } = await here
    .as(ada)
    .call('send_chat_file', { friend_id: bob.id }, { file: await jpeg(80, 60) })
  await here.processMedia()
  const passed = await forward(here, bob, recdata.message_id, cyd)
  const back = await forward(here, cyd, passed.message_id, bob)
  const words = await say(here, bob, cyd, 'And some words')
  const { recdata: report } = await here
    .as(cyd)
    .call('add_report', { report_type: 'chat_message', report_id: passed.message_id, reason: 'illegal' })
  const made = await here.as(one).call('decide_reports', {
    report_ids: [report.report_id],
    acts: ['hide'],
    rule_id: 9,
    reason: 'Against the law',
  })
  const decision_id = made.recdata[0]?.decision_id ?? 0
  await here.as(one).call('ask_purge', { decision_id, reason: 'It is illegal' })
  await here.as(two).call('confirm_purge', { decision_id, reason: 'It is' })
  for (const who of [ada, bob, cyd]) assert.notEqual(await statusOf(here, who, passed), 200)
  const gone = [
    ...(await fetchAll(here, bob, recdata.chat_id)),
    ...(await fetchAll(here, cyd, passed.chat_id)),
  ]
  assert.deepEqual(
    gone.map(({ is_deleted, file_type, message_id }) => [
      is_deleted,
      file_type,
      message_id === words.message_id,
    ]),
    [
      [1, null, false],
      [1, null, false],
      [1, null, false],
      [0, null, true],
    ],
  )
  await here.as(bob).isRefused('chat_message_restore', { message_id: back.message_id }, 'message_not_found')

  // Another copy of a file that is blocked by now.
  const pdf = await here
    .as(ada)
    .call('send_chat_file', { friend_id: bob.id }, { attachment: blob(pdfBytes()) })
  await sql`insert into blocked_files (sha256, kind) select distinct sha256, kind from media where kind = 'attachment'`.execute(
    here.platform.database.db,
  )
  await here
    .as(bob)
    .isRefused(
      'chat_message_forward',
      { message_id: pdf.recdata.message_id, friend_id: cyd.id },
      'file_blocked',
    )
})

test('a file goes with the last two messages that have it, though both let go of it at once', async () => {
  const { here, ada, bob, cyd } = await openThree()
  const { pool } = here.platform.database
  for (let round = 0; round < 5; round++) {
    const sent = (
      await here
        .as(ada)
        .call('send_chat_file', { friend_id: bob.id }, { attachment: blob(pdfBytes(`${round}`)) })
    ).recdata
    const passed = await forward(here, bob, sent.message_id, cyd)
    const letGo = (id: number) => pool.query('update messages set media_id = null where id = $1', [id])
    await Promise.all([letGo(sent.message_id), letGo(passed.message_id)])
    const { rows } = await pool.query('select from media where key = $1', [addressOf(sent).split('/')[2]])
    assert.equal(rows.length, 0)
  }
  assert.deepEqual([await roomOf(here, ada), await roomOf(here, bob)], [0, 0])
})
