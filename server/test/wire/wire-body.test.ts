/** Bodies that our clients don't send are answered with the envelope. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type AsMember, asMember, asMemberRaw, call, openWire } from './wire.ts'

const { ada, isRefused, isAnswered } = await openWire()

const nested = (levels: number): object => (levels === 1 ? {} : { a: nested(levels - 1) })

describe('the body of a call', () => {
  test('may be sent as text/plain and as application/json', async () => {
    for (const type of [
      'text/plain',
      'text/plain;charset=UTF-8',
      'application/json',
      'application/json; charset=utf-8',
    ]) {
      const { display_name } = await isAnswered(asMember('show_display_name', {}, { 'content-type': type }))
      assert.equal(display_name, 'Ada')
    }
  })

  for (const [what, body] of Object.entries({
    'broken JSON': '{"a":',
    'no JSON at all': 'hello',
    'JSON with a comment': '{} // and so on',
    'single quotes': "{'a':1}",
    'a list': '[]',
    'a list of objects': '[{"user_id":1}]',
    'a number': '12',
    'a text': '"x"',
    true: 'true',
    'only spaces': '   ',
    __proto__: '{"__proto__":{"admin":true}}',
    'a deep __proto__': '{"a":[{"__proto__":{"admin":true}}]}',
    '__proto__ in escapes': String.raw`{"\u005f_proto__":{"admin":true}}`,
    'constructor.prototype': '{"constructor":{"prototype":{"admin":true}}}',
  })) {
    test(`refuses ${what}`, async () => {
      await isRefused(call('show_display_name', body), 400, 'bad_json')
    })
  }

  test('refuses bytes that are no UTF-8, also within words', async () => {
    await isRefused(
      call('show_display_name', new Uint8Array([0x7b, 0xff, 0xfe, 0x00, 0x80])),
      400,
      'malformed_text',
    )
    const inWords: AsMember = (who) => {
      const body = Buffer.from(JSON.stringify({ ...who, message: 'caf!' }))
      body[body.indexOf('!')] = 0xe9
      return call('add_post', body)
    }
    await isRefused(inWords, 400, 'malformed_text')
    // A typed replacement character is valid.
    await isAnswered(asMember('add_post', { message: 'caf\ufffd' }))
  })

  test('that is null or empty is an empty object', async () => {
    for (const body of ['', 'null', '{}'])
      await isRefused(call('show_display_name', body), 401, 'session_unknown')
    await isRefused({ method: 'POST', path: '/api/users/show_display_name' }, 401, 'session_unknown')
    await isRefused(call('login', ''), 422, 'invalid_fields')
  })

  test('refuses 33 levels and takes 32', async () => {
    await isAnswered(asMember('show_display_name', { extra: nested(31) }))
    await isRefused(asMember('show_display_name', { extra: nested(32) }), 400, 'too_deep')
    await isRefused(
      call('show_display_name', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
      400,
      'too_deep',
    )
    await isRefused(call('show_display_name', '['.repeat(100_000)), 400, 'bad_json')
  })

  test('refuses more than 256 KB', async () => {
    await isAnswered(asMember('show_display_name', { extra: 'x'.repeat(200 * 1024) }))
    await isRefused(asMember('show_display_name', { extra: 'x'.repeat(257 * 1024) }), 413, 'body_too_large')
    const { body } = await isRefused(call('login', 'x'.repeat(3 * 1024 * 1024)), 413, 'body_too_large')
    assert.match(body.message, /256 KB/)
  })

  for (const type of [
    'application/xml',
    'application/x-www-form-urlencoded',
    'text/html',
    'image/png',
    'nonsense',
    '*/*',
  ]) {
    test(`refuses ${type}`, async () => {
      await isRefused(
        asMember('show_display_name', {}, { 'content-type': type }),
        415,
        'unsupported_media_type',
      )
    })
  }

  test('refuses NUL and halves of characters, in values and in names', async () => {
    for (const text of [
      String.raw`"\u0000"`,
      String.raw`"a\u0000b"`,
      String.raw`"\ud800"`,
      String.raw`"x\udc00"`,
    ]) {
      await isRefused(asMemberRaw('add_post', `"message":${text}`), 400, 'malformed_text')
      await isRefused(asMemberRaw('add_post', `"list":[{"x":${text}}]`), 400, 'malformed_text')
      await isRefused(asMemberRaw('add_post', `${text}:1`), 400, 'malformed_text')
    }
  })

  test('keeps names of Object.prototype apart from objects', async () => {
    const { display_name } = await isAnswered(
      asMember('show_display_name', { toString: 1, valueOf: 'x', constructor: 1 }),
    )
    assert.equal(display_name, 'Ada')
    assert.equal(({} as Record<string, unknown>)['admin'], undefined)
  })

  test('takes a name that comes twice by its last value', async () => {
    await isAnswered(asMemberRaw('show_display_name', `"user_id":0,"user_id":${ada.user_id}`))
  })
})

describe('a field of another type', () => {
  const wrong = [
    null,
    '',
    'abc',
    [],
    [1],
    {},
    true,
    -1,
    0,
    1.5,
    1e308,
    2 ** 53,
    '9'.repeat(400),
    'x'.repeat(100_000),
  ]
  const fields = {
    view_user_id: 'avatar_banner',
    post_id: 'post_like',
    page: 'timeline',
    limit: 'timeline',
  }
  for (const [field, name] of Object.entries(fields)) {
    test(`${field} of ${name} is named with what it should be`, async () => {
      for (const value of wrong) {
        const { body } = await isRefused(asMember(name, { [field]: value }), 422, 'invalid_fields')
        assert.deepEqual(Object.keys(body.fields ?? {}), [field])
        assert.notEqual(body.fields?.[field], "This value isn't valid")
      }
    })
  }

  test('every wrong field is named at once', async () => {
    const { body } = await isRefused(call('register', { email: 12, password: [] }), 422, 'invalid_fields')
    assert.deepEqual(body.fields, {
      full_name: 'Full Name is required',
      email: 'Email is required',
      password: 'Password is required',
      confirm_password: 'Confirm Password is required',
    })
  })

  test('credentials are a number or digits and a text', async () => {
    await isAnswered(asMember('show_display_name', { user_id: String(ada.user_id) }))
    const likeIt = [
      (id: number) => [id],
      (id: number) => [`${id}`],
      (id: number) => ({ id }),
      (id: number) => ` ${id}`,
    ]
    for (const wrong of likeIt) {
      const request: AsMember = (who) => call('show_display_name', { ...who, user_id: wrong(who.user_id) })
      await isRefused(request, 401, 'session_unknown')
    }
    for (const user_id of [null, '', '01', true, -1, 1e308]) {
      await isRefused(asMember('show_display_name', { user_id }), 401, 'session_unknown')
    }
    for (const api_key of [
      [ada.api_key],
      null,
      '',
      1,
      {},
      `${ada.api_key} `,
      ada.api_key.toUpperCase(),
      'x'.repeat(10_000),
    ]) {
      await isRefused(asMember('show_display_name', { api_key }), 401, 'session_unknown')
    }
  })

  test('a JSON number that no number can hold is refused', async () => {
    for (const number of ['1e999', '-1e999', '12345678901234567890123']) {
      await isRefused(asMemberRaw('post_detail', `"post_id":${number}`), 422, 'invalid_fields')
    }
  })
})
