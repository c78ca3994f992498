import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buyer } from '../../../test/scenes/plans-scene.ts'
import { makeWorld } from '../../../test/world.ts'
import { runPlansCommand } from './plans.operator.ts'

test('the operator sets a price, which counts at once and keeps the one before', async () => {
  const here = await makeWorld()
  const { db, pool } = here.platform.database
  const run = (words: string) => runPlansCommand(db, words.split(' '))
  assert.match((await run('price plus m 42.5')) ?? '', /42\.5 FCELL from now on/)
  assert.match((await run('show')) ?? '', /plus y 480 FCELL\nplus m 42\.5 FCELL\npro y 1440/)
  const ada = await buyer(here, 'Ada')
  const { recdata } = await here.as(ada).call('plan_price', {})
  assert.equal(recdata[0]?.monthly_charges, '42.5')
  const { rows } = await pool.query(`select 1 from plan_prices where plan_id = 1 and period = 'm'`)
  assert.equal(rows.length, 2)
  for (const wrong of [
    'price plus m 0',
    'price plus m -1',
    'price plus w 5',
    'price gold m 5',
    'price plus m',
    'price plus m 1e3',
    'x',
  ])
    assert.equal(await run(wrong), undefined, wrong)
})
