/** A stop in the middle of work is nothing that an operator has to look at, nor is a refused call. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { busyMembers } from './busy-members.ts'
import { commonsProcess } from './commons-process.ts'

const pinoError = 50

test('stopped under load, with calls refused before, the log has no error', { timeout: 60_000 }, async () => {
  const commons = await commonsProcess()
  after(() => commons.remove())
  await commons.start()
  const members = busyMembers(commons.url, 6)
  for (let i = 0; i < 20; i++) await members.nextAcknowledged()
  // One address at the same moment: the database refuses all but one.
  const register = {
    email: 'twice@example.org',
    full_name: 'Ada',
    password: 'the quick brown marmot',
    confirm_password: 'the quick brown marmot',
  }
  const answers = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const body = JSON.stringify(register)
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`${commons.url}/api/users/register`, { method: 'POST', headers, body })).status
    }),
  )
  assert.deepEqual(new Set(answers), new Set([200, 422]))
  assert.equal(await commons.stop(), 0)
  await members.stop()
  const lines = commons
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  const errors = lines.filter((line) => (JSON.parse(line) as { level: number }).level >= pinoError)
  assert.deepEqual(errors, [])
})
