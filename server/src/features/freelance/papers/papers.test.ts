/** Papers of jobs: receipts, invoices and yearly statements, for either side what is theirs. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { pdfText } from '../../../../test/files/pdf-text.ts'
import {
  anotherJob,
  funded,
  makeTwo,
  milestoneOf,
  submitted,
  type Two,
} from '../../../../test/scenes/milestones-scene.ts'
import { byTheHour, fund } from '../../../../test/scenes/hours-scene.ts'
import { give, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { makeWorld, type Person } from '../../../../test/world.ts'

const here = await makeWorld()
const { as } = here
const year = new Date().getUTCFullYear()
const pan = 'AAPFU0939F'

before(() => openMoney(here))

/** Two of whom the freelancer is from India without a PAN: of 40 tokens, 4 are our fee and 2 are withheld. */
async function makeTaxed(): Promise<Two & { milestone_id: number }> {
  const two = await makeTwo(here)
  await as(two.freelancer).call('update_freelancer_settings', { country: 'India' })
  const { id: milestone_id } = await submitted(here, two)
  await as(two.client).call('release_milestone', { milestone_id, amount: '40' })
  return { ...two, milestone_id }
}

const linesOf = (content: string): string[] => pdfText(Buffer.from(content, 'base64'))

async function latestOf(who: Person): Promise<number> {
  const { recdata } = await as(who).call('transaction_list', { limit: 1 })
  return recdata[0]?.trx_number ?? assert.fail()
}

async function invoicesOf(viewer: Person, two: Two, id: number) {
  const { history } = await milestoneOf(here, viewer, { id, payment_id: two.agreement.id } as never)
  return history.flatMap(({ invoice }) => invoice ?? [])
}

async function statementOf(who: Person, of = year): Promise<string[]> {
  const { data } = await as(who).call('yearly_statement', { year: of })
  return Buffer.from(data.content, 'base64').toString().split('\r\n')
}

test('a freelancer’s receipt says gross, fee, tax and net; nothing of the client’s says the tax', async () => {
  const two = await makeTaxed()
  const { client, freelancer } = two
  const trx_number = await latestOf(freelancer)
  const { recdata } = await as(freelancer).call('transaction_detail', { trx_number })
  assert.deepEqual(
    [recdata.gross, recdata.fee, recdata.tax, recdata.trx_amount],
    ['40', '4', { amount: '2', percent: '5' }, '34'],
  )
  const paper = linesOf((await as(freelancer).call('get_receipt', { trx_number })).data.content)
  for (const [name, amount] of [
    ['Released', '40 FCELL'],
    ['Fee', '4 FCELL'],
    ['Tax withheld (5%)', '2 FCELL'],
    ['Net, in your wallet', '34 FCELL'],
  ])
    assert.equal(paper[paper.indexOf(name ?? '') + 1], amount, paper.join('\n'))

  const paidIn = await latestOf(client)
  const { recdata: seen } = await as(client).call('transaction_detail', { trx_number: paidIn })
  assert.deepEqual([seen.gross, seen.tax], [null, null])
  await as(client).isRefused('get_receipt', { trx_number }, 'transaction_not_found')
  const [invoice] = seen.invoices
  assert.deepEqual(recdata.invoices, [invoice])
  const papers = [
    await as(client).call('get_receipt', { trx_number: paidIn }),
    await as(client).call('get_invoice', { invoice_id: invoice?.invoice_id ?? 0 }),
  ].flatMap(({ data }) => linesOf(data.content))
  assert(papers.includes('Amount'))
  for (const word of [/tax withheld/i, /^2 FCELL/, /^34 FCELL/])
    assert(!papers.some((line) => word.test(line)), papers.join('\n'))
  assert(!(await statementOf(client)).some((line) => /tax|fee/i.test(line)))
})

test('without tax a receipt has no line of it, and other receipts have no gross', async () => {
  const two = await makeTwo(here)
  const { id: milestone_id } = await submitted(here, two)
  await as(two.client).call('release_milestone', { milestone_id })
  const { recdata } = await as(two.freelancer).call('transaction_detail', {
    trx_number: await latestOf(two.freelancer),
  })
  assert.deepEqual([recdata.gross, recdata.tax, recdata.fee], ['100', null, '10'])
})

test('each release has an invoice for both, with numbers without gaps in the freelancer’s year', async () => {
  const two = await makeTaxed()
  const { client, freelancer, milestone_id } = two
  await as(client).call('release_milestone', { milestone_id, amount: '10' })
  const other = await anotherJob(here, { client, freelancer })
  const { id } = await submitted(here, other)
  // One that fails takes no number.
  await as(client).isRefused('release_milestone', { milestone_id: id, amount: '101' }, 'more_than_held')
  await as(client).call('release_milestone', { milestone_id: id })
  const numbers = [
    ...(await invoicesOf(client, other, id)),
    ...(await invoicesOf(client, two, milestone_id)),
  ].map(({ number }) => number)
  assert.deepEqual(numbers, [`${year}-0003`, `${year}-0002`, `${year}-0001`])
  assert.deepEqual(
    await invoicesOf(freelancer, two, milestone_id),
    await invoicesOf(client, two, milestone_id),
  )

  const [, first] = await invoicesOf(client, two, milestone_id)
  const { invoice_id } = first ?? assert.fail()
  const { data } = await as(client).call('get_invoice', { invoice_id })
  assert.deepEqual([data.file_name, data.file_type], [`commons-invoice-${year}-0001.pdf`, 'application/pdf'])
  assert.equal((await as(freelancer).call('get_invoice', { invoice_id })).data.content, data.content)
  const paper = linesOf(data.content)
  for (const line of [
    `Invoice ${year}-0001`,
    '40 FCELL · 60.00 USD',
    'The dome',
    '1 token = 1.5 USD',
    'Paid in tokens. Nothing is left to pay.',
  ])
    assert(paper.includes(line), `${line} in ${paper.join('\n')}`)

  assert(paper.some((line) => line.startsWith('Fred') && line.endsWith(`(@${freelancer.username})`)))
  const eve = await here.person('Eve')
  await as(eve).isRefused('get_invoice', { invoice_id }, 'invoice_not_found')
  await as().isRefused('get_invoice', { invoice_id }, 'session_unknown')
  const fee = linesOf(
    (await as(freelancer).call('get_invoice', { invoice_id, invoice_for: 'fee' })).data.content,
  )
  assert(fee.includes('4 FCELL · 6.00 USD'), fee.join('\n'))
  await as(client).isRefused('get_invoice', { invoice_id, invoice_for: 'fee' }, 'invoice_not_found')
})

test('releases at the same instant take numbers without a gap, each once', async () => {
  const two = await makeTwo(here)
  const { client, freelancer } = two
  const clients = [client, ...(await Promise.all([1, 2, 3].map((nth) => here.person(`Clea ${nth}`))))]
  const made: Array<{ by: Person; two: Two; id: number }> = []
  for (const by of clients) {
    if (by !== client) await give(here, by, { FCELL: '1000' })
    const job = by === client ? two : await anotherJob(here, { client: by, freelancer })
    made.push({ by, two: job, id: (await submitted(here, job)).id })
  }
  const parts = ['1', '2', '200', '3']
  await Promise.all(
    made.flatMap(({ by, id }) =>
      parts.map((amount) => as(by).send('release_milestone', { milestone_id: id, amount })),
    ),
  )
  const numbers: string[] = []
  for (const { by, two: job, id } of made)
    numbers.push(...(await invoicesOf(by, job, id)).map(({ number }) => number))
  const expected = Array.from({ length: 12 }, (_, nth) => `${year}-${String(nth + 1).padStart(4, '0')}`)
  assert.deepEqual(numbers.toSorted(), expected)
})

test('addresses and tax numbers are on invoices if their owners want it, as they were then', async () => {
  const two = await makeTwo(here)
  const { client, freelancer } = two
  const { id: milestone_id } = await submitted(here, two)
  const details = {
    first_name: 'Frederika',
    last_name: 'Potter',
    address: 'Mill Lane 5',
    city: 'Pune',
    zip: '411 001',
  }
  await as(freelancer).call('update_freelancer_settings', details)
  await as(freelancer).call('update_tax_info', { pan })
  await as(client).call('update_freelancer_settings', {
    address: 'Quay 7',
    company: 'Kilns Ltd',
    country: 'CZ',
    on_invoices: 1,
  })
  await as(client).call('release_milestone', { milestone_id, amount: '10' })
  await as(freelancer).call('update_freelancer_settings', { on_invoices: 1 })
  await as(client).call('release_milestone', { milestone_id, amount: '10' })
  await as(freelancer).call('update_freelancer_settings', { address: 'Elsewhere 1', on_invoices: 0 })
  const [second, first] = await invoicesOf(client, two, milestone_id)
  const paperOf = async (invoice_id = 0) =>
    linesOf((await as(client).call('get_invoice', { invoice_id })).data.content)
  const [before, after] = [await paperOf(first?.invoice_id), await paperOf(second?.invoice_id)]
  for (const line of ['Quay 7', 'Kilns Ltd', 'Czechia']) assert(before.includes(line), before.join('\n'))
  for (const word of ['Frederika Potter', 'Mill Lane 5', '411 001 Pune', `PAN: ${pan}`]) {
    assert(!before.includes(word), `${word} was not wanted yet`)
    assert(after.includes(word), `${word} in ${after.join('\n')}`)
  }
  assert(!after.includes('Elsewhere 1'))
})

test('a statement has every payment of the year for either side, and their sums', async () => {
  const two = await makeTaxed()
  const { client, freelancer, milestone_id } = two
  await as(client).call('release_milestone', { milestone_id, amount: '20' })
  await as(freelancer).call('give_refund', { milestone_id, amount: '40' })
  const theirs = await statementOf(freelancer)
  assert.equal(theirs[0]?.charCodeAt(0), 0xfeff)
  const cells = (lines: string[]) => lines.slice(1, -1).map((line) => line.split(','))
  const kinds = cells(theirs).map((line) => [line[1], line[6], line[7]])
  assert.deepEqual(
    kinds,
    [
      ['"Released"', '40', '60'],
      ['"Fee"', '4', '6'],
      ['"Tax withheld"', '2', '3'],
      ['"Released"', '20', '30'],
      ['"Fee"', '2', '3'],
      ['"Tax withheld"', '1', '1.5'],
      ['"Refunded"', '40', '60'],
      [`"Sum ${year}: Refunded"`, '40', '60'],
      [`"Sum ${year}: Released"`, '60', '90'],
      [`"Sum ${year}: Fee"`, '6', '9'],
      [`"Sum ${year}: Tax withheld"`, '3', '4.5'],
      [`"Sum ${year}: Net"`, '51', '76.5'],
    ].map(([kind, tokens, usd]) => [kind, tokens, usd]),
  )
  const own = cells(await statementOf(client)).map((line) => [line[1], line[2], line[6]])
  assert.deepEqual(own, [
    ['"Released"', '"Client"', '40'],
    ['"Released"', '"Client"', '20'],
    ['"Refunded"', '"Client"', '40'],
    [`"Sum ${year}: Refunded"`, '"Client"', '40'],
    [`"Sum ${year}: Released"`, '"Client"', '60'],
  ])
  assert.deepEqual((await as(client).call('statement_year_list', {})).data, [year])
  await as(client).isRefused('yearly_statement', { year: year - 1 }, 'statement_empty')
  await as(client).isRefused('yearly_statement', { year: 12 }, 'invalid_fields')
  await as().isRefused('yearly_statement', { year }, 'session_unknown')
  const nobody = await here.person('Ned')
  assert.deepEqual((await as(nobody).call('statement_year_list', {})).data, [])
})

test('a statement in parts is one file, and no text of it is a formula', async () => {
  const two = await makeTwo(here)
  const { db } = here.platform.database
  const { id } = await funded(here, two, { description: '=HYPERLINK("https://evil.example")' })
  await as(two.freelancer).call('submit_milestone', { milestone_id: id, message: 'Done' })
  await as(two.client).call('release_milestone', { milestone_id: id })
  // Parts are longer than a test could fill by releases, each of which is a transaction of its own.
  await sql`alter table job_payments drop constraint job_payments_transaction_id_kind_key`.execute(db)
  await sql`
    insert into job_payments (agreement_id, milestone_id, client_id, freelancer_id, kind, transaction_id, at, title, description,
      units, cents, rate, client, freelancer, year, number)
    select agreement_id, milestone_id, client_id, freelancer_id, kind, transaction_id, at, title, description, units, cents, rate,
      client, freelancer, year, number + nth
    from (select * from job_payments order by id desc limit 1) as jp
    cross join generate_series(1, 1500) as nth`.execute(db)
  const client = as(two.client)
  const first = await client.call('yearly_statement', { year })
  const second = await client.call('yearly_statement', { year, before: Number(first.next) })
  assert.equal(second.next, undefined)
  const whole = [first, second].map(({ data }) => Buffer.from(data.content, 'base64').toString()).join('')
  const lines = whole.split('\r\n')
  assert.equal(lines.length, 1 + 1501 + 1 + 1)
  assert.match(lines[1] ?? '', /,"'=HYPERLINK\(""https/)
  assert.match(lines[1502] ?? '', /"Sum \d+: Released",.*,150100,/)
  assert.equal(whole.lastIndexOf('\ufeff'), 0)
})

test('hours that go back are refunds of the statement', async () => {
  const two = await byTheHour(here, await makeTwo(here))
  const { client, agreement } = two
  await fund(here, two)
  const back = await as(client).call('take_back_hours', { payment_id: agreement.id })
  assert.ok(Number(back.fcell_balance) > 0)
  const [, refund] = await statementOf(client)
  const cells = refund?.split(',') ?? []
  assert.deepEqual([cells[1], cells[2], cells[4]], ['"Refunded"', '"Client"', '""'])
  // 10 hours of 15 dollars, at a dollar and a half for a token.
  assert.deepEqual([cells[6], cells[7]], ['100', '150'])
})
