import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { z } from 'zod'
import { update_language } from './settings.ts'
import { EmailIn, LoginInput, RegisterInput } from './accounts.ts'

const Email = EmailIn('email_invalid_address')
const problem = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

test('addresses that mail can reach are taken and trimmed', () => {
  assert.equal(Email.parse('  ada@example.org '), 'ada@example.org')
  for (const address of [
    'a@b.cz',
    'a@xn--bcher-kva.example.org',
    'first.last+tag@mail.example.co.uk',
    'žofie@příklad.cz',
    "o'neil@example.org",
  ]) {
    assert.equal(Email.parse(address), address)
  }
})

test('what is no address is told from what is missing', () => {
  for (const value of [undefined, null, '', '   ', 12]) assert.equal(problem(Email, value), 'email_required')
  const malformed = [
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@example.o',
    'ada@@example.org',
    'a@example..com',
    'a@.example.com',
    'a@example.com.',
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    'a@-example.com',
    'a@example-.com',
    'a@exa\u200bmple.com',
    'a\u202e@example.com',
    'a@example.com\u202e',
    'a da@example.org',
    'ada@exam ple.org',
    'ada@example.org,bob@example.org',
    'Ada <ada@example.org>',
    `${'x'.repeat(65)}@example.org`,
    `ada@${'x'.repeat(250)}.org`,
  ]
  for (const value of malformed) assert.equal(problem(Email, value), 'email_invalid_address', value)
})

test('each form names a malformed address in its own documented words', () => {
  assert.equal(problem(RegisterInput.shape.email, 'ada'), 'email_invalid_address')
  assert.equal(problem(LoginInput.shape.email, 'ada'), 'email_invalid_format')
})

test('a password has 8 to 200 characters, and logging in with a short one is only wrong', () => {
  const { password } = RegisterInput.shape
  assert.equal(problem(password, ''), 'password_required')
  assert.equal(problem(password, 'x'.repeat(7)), 'password_too_short')
  assert.equal(password.parse('x'.repeat(8)), 'x'.repeat(8))
  assert.equal(problem(password, 'x'.repeat(201)), 'password_too_long')
  // Spaces are part of a password.
  assert.equal(password.parse(' eight   '), ' eight   ')
  assert.equal(LoginInput.shape.password.parse('x'), 'x')
})

test('a name that hides something is refused, and one of nothing is missing', () => {
  const { full_name } = RegisterInput.shape
  assert.equal(full_name.parse('  Ada\u00a0 Lovelace '), 'Ada Lovelace')
  for (const name of ['nimda\u202e', 'Ad\u200bmin', 'Ada\nAdmin', 'Ada\u001b[0m', 'a\u3164'])
    assert.equal(problem(full_name, name), 'full_name_hidden', name)
  for (const name of ['\u200b', '\u3164', '\u202e', '\u00a0'])
    assert.equal(problem(full_name, name), 'full_name_required')
})

test('a name of 80 characters is taken, whatever their bytes', () => {
  const { full_name } = RegisterInput.shape
  assert.equal(full_name.parse(' Žofie '), 'Žofie')
  assert.equal(full_name.parse('👍🏽'.repeat(80)), '👍🏽'.repeat(80))
  assert.equal(problem(full_name, 'x'.repeat(81)), 'full_name_too_long')
  assert.equal(problem(full_name, '   '), 'full_name_required')
})

test('languages are 1 and 2, as a number or as text', () => {
  const { language_id } = update_language.input.shape
  for (const value of [1, '1']) assert.equal(language_id.parse(value), 1)
  for (const value of [2, '2']) assert.equal(language_id.parse(value), 2)
  for (const value of [0, 3, '', 'cs', null, true, [1]])
    assert.equal(problem(language_id, value), 'language_invalid')
})
