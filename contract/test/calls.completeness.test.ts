/** Every call of the documents is built as they say, or listed as not yet built. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { z } from 'zod'
import { allCalls } from '../src/all.ts'
import type { Call } from '../src/call.ts'
import { documentedCalls, type DocumentedCall, read } from './spec.ts'
import { notYetBuilt } from './table.ts'

/** Calls that the documents need without naming one. */
const ownCalls: Record<string, string> = {
  logout: 'The documents log out by removing the cookie; the session has to end with it.',
  show_language: 'The language panel shows the value that update_language changes.',
  captcha_challenge: 'The captcha is our own, so its challenge comes from us.',
  socket_ticket: 'A socket is opened by a ticket, so that no key stands in a URL.',
  post_restore: 'Undo after post_delete.',
}

const pending = notYetBuilt(read('not-yet-built.tsv'), 'call')
const keyOf = ({ name, method }: { name: string; method: string }) => `${name}\t${method}`
const built = new Map(allCalls.map((each) => [keyOf(each.call), each]))

/** What any write and any list takes beside what the documents name. */
const isOurs = (field: string, call: Call) =>
  (field === 'idempotency_key' && call.effect === 'write') ||
  (['page', 'limit', 'before'].includes(field) && 'next' in call.output.shape)

// Lists have a first page and a size of their own, so these may always be left out.
const mayBeMissing = new Set(['page', 'limit'])

describe('documented calls', () => {
  for (const documented of documentedCalls) {
    const key = keyOf(documented)
    const found = built.get(key)
    test(`${documented.method} ${documented.name}`, () => {
      if (!found) return assert(pending.has(key), 'It is neither built nor in not-yet-built.tsv')
      assert(!pending.has(key), 'It is built: take it from not-yet-built.tsv')
      assert.equal(found.feature, documented.area)
      return conforms(found.call, documented)
    })
  }
})

function conforms(call: Call, documented: DocumentedCall): void {
  assert.equal(call.auth, documented.who)
  const files = Object.keys(call.files)
  assert.equal(files.length > 0, documented.body === 'multipart', 'Files travel where the body is multipart')

  const shape = call.input.shape
  for (const { name, optional } of documented.inputs) {
    if (files.includes(name)) continue
    const schema = shape[name]
    assert(schema, `The input ${name} is documented and not taken`)
    if (mayBeMissing.has(name)) continue
    const { success } = z.safeParse(schema, undefined)
    assert.equal(success, optional, `${name} is documented as ${optional ? 'optional' : 'required'}`)
  }
  const names = new Set(documented.inputs.map(({ name }) => name))
  const surplus = [...Object.keys(shape), ...files].filter((name) => !names.has(name) && !isOurs(name, call))
  assert.deepEqual(surplus, [], 'Inputs that the documents do not know')

  const answered = Object.keys(call.output.shape).filter((name) => name !== 'next')
  assert.deepEqual(answered.toSorted(), documented.replyKeys.toSorted(), 'Reply keys')
}

test('every call of ours is documented, or listed here with its reason', () => {
  const documented = new Set(documentedCalls.map(keyOf))
  const undocumented = allCalls.map(({ call }) => call).filter((call) => !documented.has(keyOf(call)))
  assert.deepEqual(undocumented.map(({ name }) => name).toSorted(), Object.keys(ownCalls).toSorted())
})

test('what is listed as not yet built is a documented call', () => {
  const documented = new Set(documentedCalls.map(keyOf))
  assert.deepEqual(
    [...pending].filter((key) => !documented.has(key)),
    [],
  )
})
