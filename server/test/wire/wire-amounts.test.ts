/** Amounts are taken as they were sent, to the last digit, or refused. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { z } from 'zod'
import { allCalls } from '@commons/contract/all.ts'
import { makeProject } from '../scenes/funding-scene.ts'
import { multipartBody, multipartType } from '../fakes/multipart-body.ts'
import { balanceOf, give, ledgerHolds, openMoney } from '../scenes/wallet-scene.ts'
import { type Person, type World, world } from '../world.ts'

let here: World
let ada: Person
let bob: Person

before(async () => {
  here = await world()
  await openMoney(here)
  ada = await here.person('Ada')
  bob = await here.person('Bob')
  await give(here, ada, { FCELL: '1000', ETH: '1' })
})

async function send(name: string, body: string, type = 'application/json', language = 'en') {
  const response = await fetch(`${here.url}/api/users/${name}`, {
    method: 'POST',
    headers: { 'content-type': type, 'accept-language': language },
    body,
  })
  return (await response.json()) as { code: boolean; error?: string; fields?: Record<string, string> }
}

const credentials = () => `"user_id":${ada.id},"api_key":"${ada.apiKey}"`
const transfer = (amount: string, type?: string) =>
  send(
    'coin_transfer',
    `{${credentials()},"currency":"FCELL","to_wallet":"@${bob.username}","amount":${amount}}`,
    type,
  )

const lost = [
  '1.00000000000000000001',
  '9007199254740993',
  ' 0.1000000000000000055511151231257827',
  '1.00000000000000000001e0',
  '1e-400',
  '1e400',
]

test('a number that loses digits is refused in both languages, and the text is named that does not', async () => {
  for (const type of ['application/json', 'text/plain'])
    for (const amount of lost) {
      const { error, fields } = await transfer(amount, type)
      assert.equal(error, 'invalid_fields', amount)
      assert.match(fields?.['amount'] ?? '', /as text, such as "1\.5"/, amount)
    }
  await here.as(ada).call('update_language', { language_id: 2 })
  assert.match((await transfer(lost[0] ?? '')).fields?.['amount'] ?? '', /jako text, třeba "1\.5"/)
  await here.as(ada).call('update_language', { language_id: 1 })
  assert.equal((await balanceOf(here, bob)).FCELL, '0')
})

test('what a double holds is taken as ever, and text to the last digit', async () => {
  for (const amount of ['1', '0.1', '1.000000000000000000000', '1.25e0', '123.456789012345', '"0.3"'])
    assert.equal((await transfer(amount)).code, true, amount)
  assert.equal((await transfer('"1.00000000000000001"')).code, true)
  assert.equal((await balanceOf(here, bob)).FCELL, '128.10678901234500001')
  await ledgerHolds(here)
})

test('each amount that the contract takes says so', async () => {
  const amounts: string[] = []
  for (const { call } of allCalls) {
    if (call.auth !== 'member' || call.method === 'GET') continue
    for (const [field, shape] of Object.entries(call.input.shape)) {
      const { error } = z.safeParse(shape, '1,5')
      const isAmount = error?.issues.some(({ message }) => message === 'amount_invalid')
      if (!isAmount || !z.safeParse(shape, 12.5).success) continue
      amounts.push(`${call.name} ${field}`)
      const { fields } = await send(call.name, `{${credentials()},"${field}":1.00000000000000000001}`)
      assert.match(fields?.[field] ?? '', /as text/, `${call.name} ${field}`)
    }
  }
  assert(amounts.length >= 20, amounts.join('\n'))
})

test('a form’s part that was JSON is no amount, and its text is', async () => {
  const group_id = await makeProject(here, ada)
  const change = async (part: { value: string; type?: string }) => {
    const fields = [
      { name: 'user_id', value: String(ada.id) },
      { name: 'api_key', value: ada.apiKey },
      { name: 'group_id', value: String(group_id) },
      { name: 'funding_target', ...part },
    ]
    const response = await fetch(`${here.url}/api/users/project_update`, {
      method: 'POST',
      headers: multipartType(),
      body: multipartBody(fields),
    })
    return (await response.json()) as { code: boolean; fields?: Record<string, string> }
  }
  const { fields } = await change({ value: '1.00000000000000000001', type: 'application/json' })
  assert.match(fields?.['funding_target'] ?? '', /as text/)
  assert.equal((await change({ value: '500.5' })).code, true)
})

test('elsewhere the nearest number will do', async () => {
  assert.equal((await send('wallet_chart', `{${credentials()},"days":7.00000000000000000001}`)).code, true)
})
