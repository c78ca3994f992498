/** Receipts as PDF: for whom, with what, and the same each time. */
import assert from 'node:assert/strict'
import { inflateSync } from 'node:zlib'
import { test } from 'node:test'
import { give, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { makeWorld, type Person } from '../../../../test/world.ts'
import { receiptText } from './receipt.text.ts'

const here = await makeWorld()
const { as, person } = here
const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')]

async function lastOf(who: Person): Promise<number> {
  const { recdata } = await as(who).call('transaction_list', { limit: 1 })
  return recdata[0]?.trx_number ?? assert.fail()
}

/** Returns the structure and the names of fonts of a PDF, which are what of it isn't drawn. */
function looksOf(content: string): { pdf: Buffer; streams: string } {
  const pdf = Buffer.from(content, 'base64')
  const streams: string[] = []
  for (let from = 0; ;) {
    const begin = pdf.indexOf('stream\n', from)
    if (begin < 0) break
    const end = pdf.indexOf('endstream', begin)
    from = end + 'endstream'.length
    try {
      streams.push(inflateSync(pdf.subarray(begin + 7, end)).toString('latin1'))
    } catch {
      // One that isn't compressed.
    }
  }
  return { pdf, streams: streams.join('\n') }
}

test('a receipt is a PDF for both sides of it, the same each time, and for nobody else', async () => {
  await openMoney(here)
  await give(here, ada, { FCELL: '100' })
  await as(ada).call('coin_transfer', {
    currency: 'FCELL',
    amount: '2.5',
    to_wallet: `@${bob.username}`,
    note: 'Rye\nand spelt',
  })
  const trx_number = await lastOf(bob)
  const { data } = await as(bob).call('get_receipt', { trx_number })
  assert.deepEqual([data.file_name, data.file_type], [`commons-receipt-${trx_number}.pdf`, 'application/pdf'])
  const { pdf, streams } = looksOf(data.content)
  assert.equal(pdf.subarray(0, 8).toString(), '%PDF-1.7')
  assert.match(pdf.toString('latin1'), /\/Lang \(en\)[\s\S]*\/MarkInfo|\/MarkInfo[\s\S]*\/Lang \(en\)/)
  assert.match(streams, /BDC[\s\S]*EMC/, 'its text is tagged')
  assert.ok(pdf.length < 200_000, `${pdf.length} bytes: fonts are cut down to what is used`)
  assert.equal((await as(bob).call('get_receipt', { trx_number })).data.content, data.content)
  assert.notEqual((await as(ada).call('get_receipt', { trx_number })).data.content, data.content)
  await as(eve).isRefused('get_receipt', { trx_number }, 'transaction_not_found')
  await as().isRefused('get_receipt', { trx_number }, 'session_unknown')
})

test('it says what the receipt on the screen says, in the reader’s language', async () => {
  const trx_number = await lastOf(bob)
  const { recdata } = await as(bob).call('transaction_detail', { trx_number })
  const english = receiptText(recdata, { language: 'en', isPlayMoney: true, site: 'https://commons.example' })
  assert.equal(english.headline, 'Transfer: 2.5 FCELL')
  const of = (name: string) => english.rows.find((row) => row.name === name)?.value
  assert.deepEqual(of('From'), [`Ada (@${ada.username})`])
  assert.deepEqual(of('Note'), ['Rye', 'and spelt'])
  assert.deepEqual(of('Fee'), undefined)
  assert.deepEqual(english.notes, [
    'Play money: it has no value outside this Commons.',
    'From the ledger of commons.example.',
  ])
  const czech = receiptText(recdata, { language: 'cs', isPlayMoney: false, site: undefined })
  assert.equal(czech.title, `Doklad ${trx_number}`)
  assert.deepEqual(czech.notes, ['Z účetní knihy Commons.'])
})
