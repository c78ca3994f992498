import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { pdfBytes } from '../../../../test/files/documents.ts'
import { offer, open } from '../../../../test/scenes/disputes-scene.ts'
import { funded, makeTwo } from '../../../../test/scenes/milestones-scene.ts'
import { openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { type Person, world } from '../../../../test/world.ts'
import { agreementTables } from '../agreements/agreements.leaving.ts'

interface Exported {
  milestones: Array<{
    disputes: Array<{
      state: string
      tokens: string
      to_freelancer: string | null
      history: Array<{ what: string; by: string; message: string; to_freelancer: string; files: string[] }>
    }>
  }>
}

test('both take their disputes along, with the log; a file only who sent it', async () => {
  const here = await world()
  await openMoney(here)
  const two = await makeTwo(here)
  const { client, freelancer } = two
  const { id } = await funded(here, two)
  const dispute = await open(here, client, id)
  const file = new Blob([pdfBytes()], { type: 'application/pdf' })
  const said = { dispute_id: dispute.id, message: 'Here is what you asked for' }
  await here.as(freelancer).call('add_dispute_evidence', said, { file })
  const { offers } = await offer(here, freelancer, dispute, '70')
  await here.as(client).call('accept_split', { offer_id: offers.freelancer?.offer_id ?? 0 })
  const exportOf = async (person: Person) => {
    const { agreements } = agreementTables
    assert.ok(agreements && 'rows' in agreements)
    const { rows } = await sql<Exported>`${agreements.rows(sql`${person.id}::bigint`)}`.execute(
      here.platform.database.db,
    )
    return rows[0]?.milestones[0]?.disputes[0] ?? assert.fail()
  }
  for (const person of [client, freelancer]) {
    const { state, tokens, to_freelancer, history } = await exportOf(person)
    assert.deepEqual([state, tokens, to_freelancer], ['agreed', '100', '70'])
    assert.deepEqual(
      history.map(({ what, by, message }) => [what, by, message]),
      [
        ['opened', 'client', 'It is not what we agreed on'],
        ['evidence', 'freelancer', 'Here is what you asked for'],
        ['offered', 'freelancer', ''],
        ['agreed', 'client', ''],
      ],
    )
    const [name = ''] = history[1]?.files ?? []
    assert.equal(name.startsWith('media/'), person === freelancer)
  }
})
