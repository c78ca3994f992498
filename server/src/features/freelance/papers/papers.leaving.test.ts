/** What both sides of paid work take along, and keep once the other is gone. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unzip } from '../../../../test/files/unzip.ts'
import { pdfText } from '../../../../test/files/pdf-text.ts'
import { jpeg } from '../../../../test/files/pictures.ts'
import { leaveForGood } from '../../../../test/scenes/funding-scene.ts'
import { funded, makeTwo, milestoneOf, type Two } from '../../../../test/scenes/milestones-scene.ts'
import { openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { browserCookie, makeWorld, type Person, type World } from '../../../../test/world.ts'
import { makeExport, makeExports } from '../../accounts/leaving/export.jobs.ts'

/** Of 100 tokens, 40 are released, of which 4 are our fee and 2 are withheld, and 60 go back. */
async function makePaid(here: World): Promise<Two & { milestone: Awaited<ReturnType<typeof funded>> }> {
  const two = await makeTwo(here)
  const { client, freelancer } = two
  await here.as(freelancer).call('update_freelancer_settings', { country: 'India' })
  const milestone = await funded(here, two, { description: 'The vault' })
  const milestone_id = milestone.id
  await here
    .as(freelancer)
    .call('submit_milestone', { milestone_id, message: 'My work' }, { file: await jpeg() })
  await here.as(client).call('request_milestone_changes', { milestone_id, message: 'Make it higher' })
  await here.as(client).call('release_milestone', { milestone_id, amount: '40' })
  await here.as(freelancer).call('give_refund', { milestone_id, amount: '60' })
  return { ...two, milestone }
}

async function exportOf(here: World, person: Person) {
  await here.as(person).call('request_export', {})
  const waiting = await here.platform.database.db
    .selectFrom('exports')
    .select('id')
    .where('state', '=', 'making')
    .execute()
  for (const { id } of waiting) await makeExport(here.platform, id)
  const { url = '' } = (await here.as(person).call('show_export', {})).data
  const cookie = await browserCookie(here.url, person.email)
  const answer = await fetch(new URL(url, here.url), { headers: { cookie } })
  const entries = await unzip(Buffer.from(await answer.arrayBuffer()))
  return {
    entries,
    rows: (name: string) => JSON.parse(entries.get(`data/${name}.json`)?.toString() ?? '[]') as unknown[],
  }
}

interface Exported {
  role: string
  milestones: Array<{
    description: string
    released: string
    tax: string | null
    history: Array<{ what: string; message: string; files: string[] }>
  }>
}

test('both take along their milestones, the log and their own files; the tax is the freelancer’s', async () => {
  const here = await makeWorld()
  await openMoney(here)
  await here.platform.jobs.prepare([makeExports(here.platform)])
  const { client, freelancer } = await makePaid(here)
  for (const [person, role] of [
    [client, 'client'],
    [freelancer, 'freelancer'],
  ] as const) {
    const { entries, rows } = await exportOf(here, person)
    const [agreement] = rows('agreements') as Exported[]
    const milestone = agreement?.milestones[0] ?? assert.fail()
    const isFreelancer = role === 'freelancer'
    assert.equal(agreement?.role, role)
    assert.deepEqual(
      [milestone.description, milestone.released, milestone.tax],
      ['The vault', '40', isFreelancer ? '2' : null],
    )
    assert.deepEqual(
      milestone.history.map(({ what, message }) => [what, message]),
      [
        ['requested', ''],
        ['funded', ''],
        ['submitted', 'My work'],
        ['changes_requested', 'Make it higher'],
        ['released', ''],
        ['refunded', ''],
      ],
    )
    const [file = ''] = milestone.history.flatMap(({ files }) => files)
    assert.equal(entries.has(file), isFreelancer, `${file} is in the export of who sent it`)
    const payments = rows('project-payments') as Array<Record<string, unknown>>
    assert.deepEqual(
      payments.map(({ kind, role: as, tokens, tax }) => [kind, as, tokens, tax]),
      [
        ['release', role, '40', isFreelancer ? '2' : null],
        ['refund', role, '60', isFreelancer ? '0' : null],
      ],
    )
  }
})

test('whoever stays keeps receipts, invoices and statement, with the name of the other', async () => {
  const here = await makeWorld()
  await openMoney(here)
  for (const side of ['client', 'freelancer'] as const) {
    const two = await makePaid(here)
    const [stays, goes] = side === 'client' ? [two.client, two.freelancer] : [two.freelancer, two.client]
    const { history } = await milestoneOf(here, stays, two.milestone)
    const invoice = history.find((each) => each.invoice)?.invoice ?? assert.fail()
    const { recdata } = await here.as(stays).call('transaction_list', { limit: 1 })
    await leaveForGood(here, goes)
    const voice = here.as(stays)
    const paper = pdfText(
      Buffer.from(
        (await voice.call('get_invoice', { invoice_id: invoice.invoice_id })).data.content,
        'base64',
      ),
    )
    assert(
      paper.some((line) => line.endsWith(`(@${goes.username})`)),
      paper.join('\n'),
    )
    assert(paper.includes('The vault'))
    const { data } = await voice.call('yearly_statement', { year: new Date().getUTCFullYear() })
    const statement = Buffer.from(data.content, 'base64').toString()
    assert.match(statement, new RegExp(`"Released",[^\r]*The vault[^\r]*@${goes.username}`))
    const receipt = await voice.call('get_receipt', { trx_number: recdata[0]?.trx_number ?? 0 })
    assert(receipt.data.content.length > 0)
    assert.equal((await milestoneOf(here, stays, two.milestone)).money?.released.tokens, '40')
  }
})
