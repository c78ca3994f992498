import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCommonPassword, openPasswords } from './passwords.ts'

test('a password matches its hash, and nobody’s matches nothing', async () => {
  const passwords = await openPasswords({ atOnce: 2 })
  const hash = await passwords.hash('the quick brown marmot')
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  assert.equal(await passwords.matches(hash, 'the quick brown marmot'), true)
  assert.equal(await passwords.matches(hash, 'the quick brown parrot'), false)
  assert.equal(await passwords.matches(undefined, 'nobody has this password'), false)
})

test('what everybody guesses first is known', () => {
  for (const word of ['password', 'PassWord1', '12345678', 'iloveyou'])
    assert.equal(isCommonPassword(word), true, word)
  assert.equal(isCommonPassword('the quick brown marmot'), false)
})
