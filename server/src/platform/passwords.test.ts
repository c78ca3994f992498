import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NewPassword } from '@commons/contract/accounts/accounts.ts'
import { hash as hashAsTyped } from '@node-rs/argon2'
import { isCommonPassword, openPasswords } from './passwords.ts'

test('a password matches its hash, and nobody’s matches nothing', async () => {
  const passwords = await openPasswords({ atOnce: 2 })
  const hash = await passwords.hash('the quick brown marmot')
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  assert.equal(await passwords.matches(hash, 'the quick brown marmot'), true)
  assert.equal(await passwords.matches(hash, 'the quick brown parrot'), false)
  assert.equal(await passwords.matches(undefined, 'nobody has this password'), false)
})

test('a password is the same on every keyboard, and controls are none of it', async () => {
  const passwords = await openPasswords({ atOnce: 2 })
  const hash = await passwords.hash('kůň\u00a0pěl ódy')
  for (const typed of ['kůň pěl ódy', 'kůň pěl\u3000ódy', 'kůň pěl ódy'.normalize('NFD')])
    assert.equal(await passwords.compare(hash, typed), 'right', typed)
  // Case and width stay.
  for (const typed of ['Kůň pěl ódy', 'kůň pěl ｏ́dy', 'kun pel ody'])
    assert.equal(await passwords.compare(hash, typed), 'wrong', typed)
  // From before passwords had one form.
  const old = await hashAsTyped('kůň pěl ódy'.normalize('NFD'))
  for (const typed of ['kůň pěl ódy'.normalize('NFD'), 'kůň pěl ódy'])
    assert.equal(await passwords.compare(old, typed), 'old')
  assert.equal(await passwords.compare(undefined, 'kůň pěl ódy'), 'wrong')

  const isRefused = (password: string) => NewPassword.safeParse(password).error?.issues[0]?.message
  assert.equal(isRefused('한국어 비밀번호'), undefined)
  // Seven syllables, whatever a keyboard makes of them.
  assert.equal(isRefused('한국어비밀번호'.normalize('NFD')), 'password_too_short')
  assert.equal(isRefused('ů'.normalize('NFD').repeat(200)), undefined)
  assert.equal(isRefused('ů'.repeat(201)), 'password_too_long')
  assert.equal(isRefused('two\nlines of it'), 'password_has_controls')
  assert.equal(NewPassword.parse('kůň\u00a0pěl ódy'.normalize('NFD')), 'kůň pěl ódy')
})

test('what everybody guesses first is known', () => {
  for (const word of ['password', 'PassWord1', '12345678', 'iloveyou'])
    assert.equal(isCommonPassword(word), true, word)
  assert.equal(isCommonPassword('the quick brown marmot'), false)
})
