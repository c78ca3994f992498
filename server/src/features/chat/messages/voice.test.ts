/** Voice notes, audio only, in messages and nowhere else; and files of messages to download. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeGroup } from '../../../../test/scenes/groups-scene.ts'
import { openPair } from '../../../../test/scenes/pair-scene.ts'
import { docxBytes, pdfBytes } from '../../../../test/files/documents.ts'
import { jpeg } from '../../../../test/files/pictures.ts'
import { mp4 } from '../../../../test/files/videos.ts'
import { voiceBytes } from '../../../../test/files/voices.ts'
import { type Person, type World, world } from '../../../../test/world.ts'

const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)])

async function get({ url }: World, who: Person, address: string) {
  const response = await fetch(new URL(address, url), { headers: { authorization: `Bearer ${who.apiKey}` } })
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    bytes: await response.bytes(),
  }
}

for (const format of ['webm', 'ogg', 'ipod', 'mp4'] as const)
  test(`a voice note as ${format} is heard by both, and by nobody else`, async () => {
    const here = await world()
    const { ada, bob, chat_id, fetch: messages } = await openPair(here)
    const eve = await here.person('Eve')
    const sent = await here
      .as(ada)
      .call(
        'send_chat_file',
        { friend_id: bob.id, waveform: '048cf' },
        { file: blob(await voiceBytes(format, 2)) },
      )
    const { file_type, file_state, voice, picture, video } = sent.recdata
    assert.deepEqual(
      [file_type, file_state, voice, picture, video],
      ['audio', 'processing', null, null, null],
    )
    await here.processMedia()
    const { messages: changed } = await here
      .as(bob)
      .call('chat_changes', { chat_id, since: sent.recdata.change })
    const heard = changed[0]?.voice
    assert(heard && Math.abs(heard.seconds - 2) < 0.2, `it plays ${heard?.seconds} s`)
    assert.deepEqual(
      [changed[0]?.file_state, changed[0]?.file, heard.waveform],
      ['ready', heard.url, '048cf'],
    )
    const { status, type, bytes } = await get(here, bob, heard.url)
    assert.deepEqual([status, type], [200, 'audio/mp4'])
    assert.equal(Buffer.from(bytes).toString('latin1', 4, 8), 'ftyp')
    assert.notEqual((await get(here, eve, heard.url.replace(/\?.*/, ''))).status, 200)
    // It has no other renditions.
    const other = await get(
      here,
      bob,
      here.platform.media.rendition(heard.url.split('/')[2] ?? '', 480, bob.id),
    )
    assert.equal(other.status, 404)
    await here.as(ada).call('chat_message_delete', { message_id: sent.recdata.message_id })
    assert.equal((await get(here, bob, heard.url)).status, 404)
    assert.equal((await messages(bob))[0]?.voice, null)
  })

test('it is answered and listed as what it is, also in groups', async () => {
  const here = await world()
  const { ada, bob } = await openPair(here)
  const file = blob(await voiceBytes('ogg'))
  const { recdata } = await here.as(ada).call('send_chat_file', { friend_id: bob.id }, { file })
  const answer = await here
    .as(bob)
    .call('send_massage', { friend_id: ada.id, message: 'I hear you', reply_to: recdata.message_id })
  assert.equal(answer.recdata.replies_to?.file_type, 'audio')
  const { id: group_id } = await makeGroup(here, ada, { group_name: 'Choir' })
  const said = await here.as(ada).call('group_chat', { group_id }, { file })
  await here.processMedia()
  const [heard] = (await here.as(ada).call('group_chat_history', { group_id })).recdata
  assert.deepEqual(
    [said.recdata.file_type, heard?.file_type, heard?.voice?.url],
    ['audio', 'audio', heard?.file],
  )
})

test('what is too long or too large is refused, and sound is no post, comment or face', async () => {
  const here = await world()
  const { ada, bob } = await openPair(here)
  const send = (file: Blob) => here.as(ada).send('send_chat_file', { friend_id: bob.id }, { file })
  await here.as(ada).isRefused('send_chat_file', { friend_id: bob.id, waveform: 'loud' }, 'invalid_fields', {
    file: blob(await voiceBytes('ogg')),
  })
  const refusal = async (file: Blob) => (await send(file)).body['error']
  const long = await send(blob(await voiceBytes('ipod', 303)))
  assert.deepEqual([long.status, long.body['error']], [422, 'voice_too_long'])
  assert.match(String(long.body['message']), /5 minutes/)
  const ogg = await voiceBytes('ogg')
  const rest = Buffer.alloc(10 * 1024 * 1024)
  assert.equal(await refusal(blob(Buffer.concat([ogg, rest]))), 'file_too_large')
  // By its first bytes it may be a video, whose limit is higher.
  const box = Buffer.from([0, 0, 0, 8, ...Buffer.from('free')])
  box.writeUInt32BE(8 + rest.length)
  assert.equal(await refusal(blob(Buffer.concat([await voiceBytes('mp4'), box, rest]))), 'file_too_large')
  assert.equal(await refusal(blob(ogg.subarray(0, 60))), 'file_broken')
  assert.equal((await send(await mp4({ seconds: 1 }))).status, 200)
  assert.equal((await send(await jpeg())).status, 200)

  for (const [format, error] of [
    ['webm', 'video_without_picture'],
    ['ogg', 'file_kind_unsupported'],
  ] as const) {
    const file = blob(await voiceBytes(format))
    assert.equal((await here.as(ada).send('add_post', { message: 'x' }, { file })).body['error'], error)
  }
})

test('a file is downloaded as it was sent, by those in the conversation alone, until it is taken back', async () => {
  const here = await world()
  const { ada, bob, chat_id, fetch: messages } = await openPair(here)
  const eve = await here.person('Eve')
  const file = new Blob(['jméno;počet\n'])
  const sent = (await here.as(ada).call('send_chat_file', { friend_id: bob.id }, { attachment: file }))
    .recdata
  assert.deepEqual(
    [sent.file_type, sent.file_state, sent.attachment?.name, sent.attachment?.bytes, sent.attachment?.type],
    ['attachment', 'ready', 'file.txt', file.size, 'text'],
  )
  const [seen] = await messages(bob)
  const { url = '' } = seen?.attachment ?? {}
  const response = await fetch(new URL(url, here.url), { headers: { authorization: `Bearer ${bob.apiKey}` } })
  assert.equal(await response.text(), await file.text())
  assert.deepEqual(
    ['content-disposition', 'x-content-type-options', 'cache-control'].map((name) =>
      response.headers.get(name),
    ),
    ["attachment; filename*=UTF-8''file.txt", 'nosniff', 'private, no-cache'],
  )
  assert.equal((await get(here, eve, url.replace(/\?.*/, ''))).status, 404)

  const quoting = { friend_id: ada.id, message: 'thanks', reply_to: sent.message_id }
  assert.equal((await here.as(bob).call('send_massage', quoting)).recdata.replies_to?.file_type, 'attachment')
  await here
    .as(bob)
    .call('add_report', { report_type: 'chat_message', report_id: sent.message_id, reason: 'spam' })
  const { rows } = await here.platform.database.pool.query(
    "select shown->>'message' as said from reports where reporter_id = $1",
    [bob.id],
  )
  assert.equal(rows[0]?.said, 'file.txt')

  await here.as(ada).call('chat_message_delete', { message_id: sent.message_id })
  assert.equal((await get(here, bob, url)).status, 404)
  const [, gone] = await messages(bob)
  assert.deepEqual([gone?.attachment, gone?.file_type], [null, null])
  const { recdata } = await here.as(ada).call('chat_message_restore', { message_id: sent.message_id })
  assert.equal(recdata.attachment?.name, 'file.txt')
  assert.equal(
    (await here.as(bob).call('chat_detail', { chat_id })).recdata.messages[1]?.attachment?.type,
    'text',
  )
})

test('groups have files too; a message has one, and a program or macros are none', async () => {
  const here = await world()
  const { ada, bob } = await openPair(here)
  const { id: group_id } = await makeGroup(here, ada, { group_name: 'Board' })
  const pdf = blob(pdfBytes())
  const said = await here.as(ada).call('group_chat', { group_id, message: 'Read' }, { attachment: pdf })
  assert.deepEqual([said.recdata.attachment?.name, said.recdata.message], ['file.pdf', 'Read'])
  const answer = await here
    .as(ada)
    .call('group_chat_reply', { group_chat_id: said.recdata.id }, { attachment: pdf })
  assert.equal(answer.recdata.attachment?.type, 'pdf')
  assert.equal((await get(here, bob, said.recdata.attachment?.url.replace(/\?.*/, '') ?? '')).status, 404)
  const send = async (files: Record<string, Blob>) =>
    (await here.as(ada).send('send_chat_file', { friend_id: bob.id }, files)).body
  for (const bytes of [Buffer.from('MZ\0\u0001'), await docxBytes(['word/vbaProject.bin'])]) {
    const { error, fields } = await send({ attachment: blob(bytes) })
    assert.deepEqual([error, Object.keys(fields ?? {})], ['file_kind_unsupported', ['attachment']])
  }
  assert.equal((await send({ attachment: pdf, file: await jpeg() }))['error'], 'too_many_files')
})
