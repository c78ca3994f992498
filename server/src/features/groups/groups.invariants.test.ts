/** A group without an owner is reported, and nobody's money stops for it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import pino from 'pino'
import { makeGroup } from '../../../test/scenes/groups-scene.ts'
import { world } from '../../../test/world.ts'
import { allInvariants } from '../../invariants.ts'
import { listViolations } from '../../ledger/invariants.ts'
import { isMoneyStopped } from '../../ledger/stops.ts'
import { checkLedger } from '../wallet/wallet.jobs.ts'

test('a group without an owner is found, and money goes on', async () => {
  const here = await world()
  const { platform } = here
  const { db } = platform.database
  const { id } = await makeGroup(here, await here.person('Olga'), { group_name: 'Led by nobody' })
  assert.deepEqual(await listViolations(db, allInvariants), [])
  await sql`update group_members set standing = 'moderator' where group_id = ${id}`.execute(db)
  const violation = { invariant: 'a group has an owner', what: `group ${id}` }
  assert.deepEqual(await listViolations(db, allInvariants), [violation])
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) })
  await checkLedger({ ...platform, log }).work({})
  assert.deepEqual(
    lines.map((line) => (JSON.parse(line) as { violations: unknown }).violations),
    [[violation]],
  )
  assert.equal(await isMoneyStopped(db), false)
})
