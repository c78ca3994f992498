/** Forms with files: in the wrong order, broken, too many, too large. */
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { afterEach, describe, test } from 'node:test'
import { multipartBody, multipartType, type Part } from '../fakes/multipart-body.ts'
import { jpeg, png } from '../files/pictures.ts'
import { asMember, type AsMember, call, type Credentials, openWire } from './wire.ts'

const { here, ada, isRefused, isAnswered } = await openWire()
const picture = new Uint8Array(await (await png()).arrayBuffer())

const field = (name: string, value: string | number): Part => ({ name, value: String(value) })
const file = (name = 'file', value: string | Uint8Array = picture): Part => ({
  name,
  value,
  filename: 'a.png',
  type: 'image/png',
})
const signed = ({ user_id, api_key }: Credentials) => [field('user_id', user_id), field('api_key', api_key)]

const form =
  (...parts: Part[]): AsMember =>
  (who) =>
    call('add_post', multipartBody([...signed(who), ...parts]), multipartType())

// The files of a form are gone once it is answered, however it ended.
afterEach(async () => assert.deepEqual(await readdir(here.platform.incoming.root), []))

describe('a form', () => {
  test('brings a file after the credentials', async () => {
    const { recdata } = await isAnswered(form(field('message', 'Hello'), file()))
    assert.equal((recdata as { file_type: string }).file_type, 'image')
  })

  test('may have fields behind its file', async () => {
    const { recdata } = await isAnswered(form(file(), field('message', 'behind')))
    assert.equal((recdata as { message: string }).message, 'behind')
  })

  test('must not have its file before the credentials, whoever sends it', async () => {
    const early =
      (parts: (who: Credentials) => Part[]): AsMember =>
      (who) =>
        call('add_post', multipartBody(parts(who)), multipartType())
    await isRefused(
      early((who) => [file(), ...signed(who)]),
      400,
      'credentials_after_file',
    )
    await isRefused(
      early(() => [file()]),
      400,
      'credentials_after_file',
    )
    await isRefused(
      early((who) => [file('another'), ...signed(who)]),
      400,
      'credentials_after_file',
    )
    await isRefused(
      early((who) => [field('user_id', who.user_id), file(), field('api_key', who.api_key)]),
      400,
      'credentials_after_file',
    )
  })

  test('with wrong credentials is refused before its file is taken', async () => {
    const wrong = [field('user_id', ada.user_id), field('api_key', 'wrong')]
    await isRefused(
      call('add_post', multipartBody([...wrong, file()]), multipartType()),
      401,
      'session_unknown',
    )
    await isRefused(
      call('add_post', multipartBody([...wrong, field('message', 'x')]), multipartType()),
      401,
      'session_unknown',
    )
    // 30 MB: if it were stored, it would be refused as too large.
    const large = multipartBody([...wrong, file('file', new Uint8Array(30 * 1024 * 1024))])
    await isRefused(call('add_post', large, multipartType()), 401, 'session_unknown')
  })

  test('in whose file field nothing was chosen has no file', async () => {
    const nothing = { ...file('file', ''), filename: '', type: 'application/octet-stream' }
    await isRefused(form(nothing), 422, 'post_empty')
    const { recdata } = await isAnswered(form(field('message', 'words'), nothing))
    assert.equal((recdata as { file: unknown }).file, null)
  })

  test('with a file of no bytes is refused, with or without words', async () => {
    await isRefused(form(file('file', '')), 422, 'file_empty')
    await isRefused(form(field('message', 'words'), file('file', '')), 422, 'file_empty')
  })

  test('with two files keeps the first', async () => {
    await isAnswered(form(file(), file('file', new Uint8Array(await (await jpeg()).arrayBuffer()))))
  })

  test('with a file under another name has none that counts', async () => {
    await isRefused(form(file('picture')), 422, 'post_empty')
    await isAnswered(form(field('message', 'words'), file('picture')))
  })

  test('with a file that is none of ours is refused', async () => {
    await isRefused(form(file('file', 'just text')), 415, 'file_kind_unsupported')
    await isRefused(
      form(file('file', '<svg xmlns="http://www.w3.org/2000/svg"/>')),
      415,
      'file_kind_unsupported',
    )
    await isRefused(form(file('file', picture.slice(0, 60))), 422, 'file_broken')
  })

  test('with a text where a file belongs has a field of that name', async () => {
    await isRefused(form(field('file', 'x')), 422, 'post_empty')
  })

  test('with words that are no UTF-8 is refused', async () => {
    const latin: Part = { name: 'message', value: new Uint8Array([0x63, 0x61, 0x66, 0xe9]) }
    await isRefused(form(latin), 400, 'malformed_text')
  })

  test('with very many or very long fields is refused', async () => {
    const many = Array.from({ length: 200 }, (_, i) => field(`field${i}`, 'x'))
    const { body } = await isRefused(form(...many), 413, 'too_many_fields')
    assert.equal(body.message, 'The form has too many fields. The limit is 50.')
    await isRefused(form(field('message', 'x'.repeat(257 * 1024))), 413, 'body_too_large')
    await isRefused(form(...Array.from({ length: 11 }, () => file())), 413, 'too_many_files')
  })

  test('with names of Object.prototype is refused', async () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      await isRefused(form(field('message', 'x'), field(name, 'x')), 400, 'bad_multipart')
    }
  })

  test('with NUL in a name or a value is refused', async () => {
    await isRefused(form(field('message', 'a\0b')), 400, 'malformed_text')
  })

  test('with JSON in a part is held to the same bounds as a JSON body', async () => {
    const part = (value: string): Part => ({ name: 'extra', value, type: 'application/json' })
    await isAnswered(form(field('message', 'x'), part('{"a":[1]}')))
    await isRefused(form(field('message', 'x'), part(String.raw`{"a":"\u0000"}`)), 400, 'malformed_text')
    await isRefused(
      form(field('message', 'x'), part('{"a":'.repeat(40) + '1' + '}'.repeat(40))),
      400,
      'too_deep',
    )
    await isRefused(form(field('message', 'x'), part('{"a":')), 400, 'bad_multipart')
    await isRefused(form(field('message', 'x'), part('{"__proto__":1}')), 400, 'bad_multipart')
  })

  test('that breaks off or has no edges is refused', async () => {
    const whole = (who: Credentials) => multipartBody([...signed(who), field('message', 'x'), file()])
    const cut: Array<(body: Buffer) => Uint8Array> = [
      (body) => body.subarray(0, -12),
      (body) => body.subarray(0, 150),
      (body) => body.subarray(0, 7),
      () => Buffer.from('--edge'),
      () => Buffer.from('no edge at all'),
      (body) => Buffer.from(body.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
    ]
    for (const change of cut) {
      const broken: AsMember = (who) => call('add_post', change(whole(who)), multipartType())
      const { body, answer } = await isRefused(broken, 400, 'bad_multipart').catch(async (error: Error) => {
        throw new Error(`${change.toString()}: ${error.message}`, { cause: error })
      })
      assert(body.message && answer)
    }
  })

  test('without a boundary, or with a wrong one, is refused', async () => {
    const body = (who: Credentials) => multipartBody([...signed(who), field('message', 'x')])
    for (const type of [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=other',
      `multipart/form-data; boundary=${'x'.repeat(5000)}`,
    ]) {
      await isRefused((who) => call('add_post', body(who), { 'content-type': type }), 400, 'bad_multipart')
    }
  })

  test('is no way to a call without files', async () => {
    await isRefused(
      (who) => call('show_display_name', multipartBody(signed(who)), multipartType()),
      415,
      'unsupported_media_type',
    )
    await isRefused(
      (who) =>
        call('add_post', multipartBody(signed(who)), { 'content-type': 'multipart/mixed; boundary=edge' }),
      415,
      'unsupported_media_type',
    )
  })

  test('is not needed where there is no file', async () => {
    await isAnswered(asMember('add_post', { message: 'as JSON' }))
  })
})
