import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { Address, OutScript, RawTx, Transaction } from '@scure/btc-signer'
import { HDKey } from 'viem/accounts'
import { type BitcoinRules, libraryNetwork } from './bitcoin-signing.ts'
import { newJournal, openJournal } from './journal.ts'
import { keyOf } from './key-file.ts'
import { type Coin, newApprovalKey, type Purpose, signApproval, type SpendRequest } from './protocol.ts'
import { openSigner, type Signer } from './signer.ts'

const words = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about'
const server = newApprovalKey()
const network = 'main'
const form = libraryNetwork(network)
const alice = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const bob = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'
const cold = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'
const rules: BitcoinRules = { network, aDay: 100_000n, maxFee: 5_000n, cold }

let folder: string
let journals = 0
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'signer-'))
})
after(() => rm(folder, { recursive: true }))

const journalFile = async () => {
  const file = path.join(folder, `journal-${++journals}`)
  await newJournal(file)
  return file
}
const signerOn = async (file: string, changed: Partial<BitcoinRules> = {}): Promise<Signer> =>
  openSigner({
    key: keyOf(words),
    rules: { approvals: server.publicKey, bitcoin: { ...rules, ...changed } },
    journal: await openJournal(file),
  })
const approved = (
  withdrawal: number,
  units: number,
  { to = alice, by = server.privateKey } = {},
): Purpose => ({
  kind: 'withdrawal',
  approval: signApproval({ withdrawal, currency: 'BTC', to, units: String(units) }, by),
})
const coin = (nth: number, units = 50_000, place: number | null = 0): Coin => ({
  transaction: nth.toString(16).padStart(64, '0'),
  output: nth,
  units: String(units),
  place,
})
const asked = (purpose: Purpose, coins: Coin[], changed: Partial<SpendRequest> = {}): SpendRequest => ({
  purpose,
  network,
  coins,
  fee: '1000',
  parts: 1,
  ...changed,
})
const refusalOf = async (signer: Signer, request: SpendRequest) => {
  const said = await signer.spend(request)
  return 'refused' in said ? said.refused : 'signed'
}
/** Signs, and reads what it does. */
async function spent(signer: Signer, request: SpendRequest) {
  const signed = await signer.spend(request)
  assert.ok('raw' in signed, JSON.stringify(signed))
  const tx = Transaction.fromRaw(Buffer.from(signed.raw, 'hex'), { allowUnknownOutputs: true })
  assert.equal(tx.id, signed.hash)
  const outputs = Array.from({ length: tx.outputsLength }, (_, nth) => tx.getOutput(nth))
  return {
    tx,
    paid: outputs.map(({ script, amount }) => [
      Address(form).encode(OutScript.decode(script ?? assert.fail())),
      Number(amount),
    ]),
  }
}

test('the account is the one that wallets have for these words', async () => {
  const { bitcoin } = await (await signerOn(await journalFile())).status()
  // The test vectors of BIP 84, which has them as zpub…
  assert.deepEqual(bitcoin, {
    network,
    wallet: 'bc1q8c6fshw2dlwun7ekn9qwf37cu2rn755upcp6el',
    xpub: 'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs',
    cold,
  })
  const receiving = HDKey.fromExtendedKey(bitcoin?.xpub ?? '', { public: 0x04_b2_47_46, private: 0 })
  assert.ok(receiving.deriveChild(0).deriveChild(0).publicKey)
})

test('what was approved is paid, what is left over goes back, and every coin is signed for', async () => {
  const signer = await signerOn(await journalFile())
  const wallet = (await signer.status()).bitcoin?.wallet
  const coins = [coin(1, 50_000, 0), coin(2, 30_000, null), coin(3, 5_000, 77)]
  const { tx, paid } = await spent(signer, asked(approved(1, 60_000), coins, { parts: 2 }))
  assert.deepEqual(paid, [
    [alice, 60_000],
    [wallet, 12_000],
    [wallet, 12_000],
  ])
  const { inputs } = RawTx.decode(Buffer.from(tx.hex, 'hex'))
  assert.deepEqual(
    inputs.map(({ txid, index, sequence }) => [Buffer.from(txid).toString('hex'), index, sequence]),
    coins.map(({ transaction, output }) => [transaction, output, 0xff_ff_ff_fd]),
  )
  // Too little to be worth anything is the chain's, and old addresses are paid, too.
  const small = await spent(signer, asked(approved(2, 20_000, { to: bob }), [coin(4, 21_293)]))
  assert.deepEqual(small.paid, [[bob, 20_000]])
  // Of more parts than are worth something, there are fewer.
  const few = await spent(signer, asked(approved(3, 10_000), [coin(5, 11_600)], { parts: 10 }))
  assert.deepEqual(few.paid.slice(1), [
    [wallet, 300],
    [wallet, 300],
  ])
  const cooled = await spent(
    signer,
    asked({ kind: 'cold', currency: 'BTC', units: '900000' }, [coin(6, 950_000)]),
  )
  assert.deepEqual(cooled.paid, [
    [cold, 900_000],
    [wallet, 49_000],
  ])
})

test('nothing else is signed: not what was changed, not for too much of a fee, not on another network', async () => {
  const signer = await signerOn(await journalFile())
  const purpose = approved(1, 40_000)
  assert.ok(purpose.kind === 'withdrawal')
  for (const changed of [{ to: bob }, { units: '39999' }, { withdrawal: 2 }]) {
    const other: Purpose = { kind: 'withdrawal', approval: { ...purpose.approval, ...changed } }
    assert.equal(await refusalOf(signer, asked(other, [coin(1)])), 'not_approved', JSON.stringify(changed))
  }
  const forged = approved(2, 10, { by: newApprovalKey().privateKey })
  assert.equal(await refusalOf(signer, asked(forged, [coin(1)])), 'not_approved')
  assert.equal(await refusalOf(signer, asked(purpose, [coin(1)], { network: 'test' })), 'other_chain')
  assert.equal(await refusalOf(signer, asked(purpose, [coin(1, 39_999)])), 'bad_request')
  assert.equal(await refusalOf(signer, asked(purpose, [coin(1), coin(1)])), 'bad_request')
  assert.equal(await refusalOf(signer, asked(purpose, [coin(1)], { fee: '5001' })), 'fee_too_high')
  const elsewhere = approved(3, 10, { to: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' })
  assert.equal(await refusalOf(signer, asked(elsewhere, [coin(1)])), 'bad_request')
  assert.deepEqual(await signer.check(approved(4, 100_001)), { refused: 'limit_a_day' })
  const eth: Purpose = { kind: 'cold', currency: 'ETH', units: '1' }
  assert.equal(await refusalOf(signer, asked(eth, [coin(1)])), 'other_chain')
  assert.deepEqual(await signer.check(eth), { refused: 'other_chain' })
  const bare = await signerOn(await journalFile(), { cold: undefined })
  const away: Purpose = { kind: 'cold', currency: 'BTC', units: '1' }
  assert.equal(await refusalOf(bare, asked(away, [coin(1)])), 'no_cold_address')
  assert.equal(await refusalOf(signer, asked(purpose, [coin(1)])), 'signed')
})

test('a withdrawal has one coin for good, so that the chain takes one of all that is signed for it', async () => {
  const file = await journalFile()
  const first = await signerOn(file)
  const signed = await first.spend(asked(approved(1, 40_000), [coin(1)]))
  for (const signer of [first, await signerOn(file)]) {
    assert.deepEqual(await signer.spend(asked(approved(1, 40_000), [coin(1)])), signed)
    assert.equal(await refusalOf(signer, asked(approved(1, 40_000), [coin(2)])), 'signed_otherwise')
    assert.equal(await refusalOf(signer, asked(approved(1, 40_000), [coin(2), coin(1)])), 'signed_otherwise')
    assert.equal(
      await refusalOf(signer, asked(approved(1, 40_000, { to: bob }), [coin(1)])),
      'signed_otherwise',
    )
    assert.equal(await refusalOf(signer, asked(approved(2, 20_000), [coin(1)])), 'signed_otherwise')
    assert.equal(await refusalOf(signer, asked(approved(2, 20_000), [coin(3), coin(1)])), 'signed_otherwise')
    assert.equal(
      await refusalOf(signer, asked({ kind: 'cold', currency: 'BTC', units: '9' }, [coin(1)])),
      'signed_otherwise',
    )
    assert.deepEqual(await signer.check(approved(1, 40_001)), { refused: 'signed_otherwise' })
  }
  // At a higher fee, for which it takes another coin along.
  assert.equal(
    await refusalOf(first, asked(approved(1, 40_000), [coin(1), coin(9)], { fee: '4000' })),
    'signed',
  )
  // That coin is bound to nothing: another may have it where the chain takes the first of the two.
  assert.equal(await refusalOf(first, asked(approved(2, 20_000), [coin(9)])), 'signed')
  // Nothing may take its place, and it may still be sent then.
  const nothing = await spent(first, asked({ kind: 'cancel' }, [coin(1)], { fee: '2000' }))
  assert.deepEqual(nothing.paid, [[(await first.status()).bitcoin?.wallet, 48_000]])
  assert.equal(await refusalOf(first, asked(approved(1, 40_000), [coin(1)])), 'signed')
})

test('a coin has the amount for good that was said of it first', async () => {
  const signer = await signerOn(await journalFile())
  // Each answer has one good signature: together they would pay 30,000 of a fee.
  assert.equal(
    await refusalOf(signer, asked(approved(1, 50_000), [coin(1, 50_000), coin(2, 20_000)])),
    'signed',
  )
  assert.equal(
    await refusalOf(signer, asked(approved(1, 50_000), [coin(1, 20_000), coin(2, 50_000)])),
    'signed_otherwise',
  )
  assert.equal(await refusalOf(signer, asked(approved(2, 10_000), [coin(2, 50_000)])), 'signed_otherwise')
})

test('what a day may take is counted once for each withdrawal', async () => {
  const signer = await signerOn(await journalFile())
  assert.equal(await refusalOf(signer, asked(approved(1, 60_000), [coin(1, 70_000)])), 'signed')
  assert.equal(
    await refusalOf(signer, asked(approved(1, 60_000), [coin(1, 70_000)], { fee: '2000' })),
    'signed',
  )
  const both = [2, 3].map((nth) => refusalOf(signer, asked(approved(nth, 30_000), [coin(nth)])))
  assert.deepEqual((await Promise.all(both)).toSorted(), ['limit_a_day', 'signed'])
  const { limits, ethereum } = await signer.status()
  assert.deepEqual(limits, [{ currency: 'BTC', a_day: '100000', signed: '90000' }])
  assert.equal(ethereum, null)
  const request = {
    purpose: approved(9, 1),
    chainId: 1,
    nonce: 0,
    gas: '1',
    maxFeePerGas: '1',
    maxPriorityFeePerGas: '1',
  }
  assert.deepEqual(await signer.sign(request), { refused: 'other_chain' })
})
