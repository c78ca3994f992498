import assert from 'node:assert/strict'
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseTransaction, recoverTransactionAddress, toHex, type TransactionSerializedEIP1559 } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { connectSigner } from './client.ts'
import { newJournal, openJournal } from './journal.ts'
import { addressesPath, keyOf, readKeyFile, writeKeyFile } from './key-file.ts'
import { newApprovalKey, type Purpose, signApproval, type SignRequest } from './protocol.ts'
import type { EthereumRules } from './ethereum-signing.ts'
import { openSigner, type Signer } from './signer.ts'

const words = 'test test test test test test test test test test test junk'
const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const cold = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const server = newApprovalKey()
const rules: EthereumRules = {
  chainId: 31337,
  token,
  aDay: { ETH: 100n, FCELL: 1000n },
  maxFee: 21_000n * 50n,
  maxTopUp: 5n,
  cold,
}

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
const signerOn = async (file: string, changed: Partial<EthereumRules> = {}): Promise<Signer> =>
  openSigner({
    key: keyOf(words),
    rules: { approvals: server.publicKey, ethereum: { ...rules, ...changed } },
    journal: await openJournal(file),
  })
const walletOf = async (signer: Signer) => (await signer.status()).ethereum?.wallet ?? assert.fail()

const approved = (
  withdrawal: number,
  units: number,
  { to = alice, currency = 'ETH' as 'ETH' | 'FCELL', by = server.privateKey } = {},
): Purpose => ({
  kind: 'withdrawal',
  approval: signApproval({ withdrawal, currency, to, units: String(units) }, by),
})
const asked = (purpose: Purpose, nonce: number, changed: Partial<SignRequest> = {}): SignRequest => ({
  purpose,
  chainId: 31337,
  nonce,
  gas: '21000',
  maxFeePerGas: '40',
  maxPriorityFeePerGas: '1',
  ...changed,
})
const refusalOf = async (signer: Signer, request: SignRequest) => {
  const said = await signer.sign(request)
  return 'refused' in said ? said.refused : 'signed'
}

test('what was approved is signed, and nothing that was changed since', async () => {
  const signer = await signerOn(await journalFile())
  const wallet = await walletOf(signer)
  const signed = await signer.sign(asked(approved(1, 60), 0))
  assert.ok('raw' in signed)
  const raw = signed.raw as TransactionSerializedEIP1559
  const { to, value, nonce, chainId } = parseTransaction(raw)
  assert.deepEqual([to, value, nonce ?? 0, chainId], [alice.toLowerCase(), 60n, 0, 31337])
  assert.equal(await recoverTransactionAddress({ serializedTransaction: raw }), wallet)
  const forged = approved(2, 60, { by: newApprovalKey().privateKey })
  assert.equal(await refusalOf(signer, asked(forged, 1)), 'not_approved')
  const honest = approved(2, 10)
  assert.ok(honest.kind === 'withdrawal')
  for (const changed of [{ to: bob }, { units: '11' }, { withdrawal: 3 }, { currency: 'FCELL' as const }]) {
    const purpose: Purpose = { kind: 'withdrawal', approval: { ...honest.approval, ...changed } }
    assert.equal(await refusalOf(signer, asked(purpose, 1)), 'not_approved', JSON.stringify(changed))
  }
  assert.equal(await refusalOf(signer, asked(honest, 1, { chainId: 1 })), 'other_chain')
  assert.equal(await refusalOf(signer, asked(honest, 1, { maxFeePerGas: '51' })), 'fee_too_high')
  assert.equal(await refusalOf(signer, asked(honest, 1)), 'signed')
})

test('a withdrawal has one place for good, and a place one withdrawal, whatever the database has lost', async () => {
  const file = await journalFile()
  const first = await signerOn(file)
  const signed = await first.sign(asked(approved(1, 10), 7))
  assert.equal(await refusalOf(first, asked(approved(1, 10), 7, { maxFeePerGas: '45' })), 'signed')
  for (const signer of [first, await signerOn(file)]) {
    assert.deepEqual(await signer.sign(asked(approved(1, 10), 7)), signed)
    assert.equal(await refusalOf(signer, asked(approved(1, 10), 8)), 'signed_otherwise')
    assert.equal(await refusalOf(signer, asked(approved(2, 10), 7)), 'signed_otherwise')
    assert.equal(await refusalOf(signer, asked(approved(1, 10, { to: bob }), 7)), 'signed_otherwise')
    assert.equal(
      await refusalOf(signer, asked({ kind: 'top_up', place: 0, units: '1' }, 7)),
      'signed_otherwise',
    )
    assert.deepEqual(await signer.check(approved(1, 11)), { refused: 'signed_otherwise' })
  }
  // Nothing may take its place, and it may still be sent then: only one of them is ever in a block.
  assert.equal(await refusalOf(first, asked({ kind: 'cancel' }, 7)), 'signed')
  assert.equal(await refusalOf(first, asked(approved(1, 10), 7)), 'signed')
})

test('what a day may take is counted once for each withdrawal, and not for what stays', async () => {
  const signer = await signerOn(await journalFile())
  assert.equal(await refusalOf(signer, asked(approved(1, 60), 0)), 'signed')
  assert.equal(await refusalOf(signer, asked(approved(1, 60), 0, { maxFeePerGas: '50' })), 'signed')
  assert.deepEqual(await signer.check(approved(2, 41)), { refused: 'limit_a_day' })
  assert.equal(await refusalOf(signer, asked(approved(2, 41), 1)), 'limit_a_day')
  // Two at once have no more than one after the other.
  const both = [approved(3, 30), approved(4, 30)].map((purpose, nth) =>
    refusalOf(signer, asked(purpose, nth + 1)),
  )
  assert.deepEqual((await Promise.all(both)).toSorted(), ['limit_a_day', 'signed'])
  assert.equal(await refusalOf(signer, asked(approved(5, 1000, { currency: 'FCELL' }), 9)), 'signed')
  assert.equal(await refusalOf(signer, asked({ kind: 'cold', currency: 'ETH', units: '5000' }, 10)), 'signed')
  assert.equal(await refusalOf(signer, asked({ kind: 'top_up', place: 3, units: '6' }, 11)), 'fee_too_high')
  const { limits } = await signer.status()
  assert.deepEqual(limits, [
    { currency: 'FCELL', a_day: '1000', signed: '1000' },
    { currency: 'ETH', a_day: '100', signed: '90' },
  ])
  const withoutCold = await signerOn(await journalFile(), { cold: undefined })
  const purpose: Purpose = { kind: 'cold', currency: 'ETH', units: '1' }
  assert.equal(await refusalOf(withoutCold, asked(purpose, 0)), 'no_cold_address')
})

test('what stays goes only to the wallet, its addresses and the cold address', async () => {
  const signer = await signerOn(await journalFile())
  const wallet = await walletOf(signer)
  const sentTo = async (purpose: Purpose, nonce: number) => {
    const signed = await signer.sign(asked(purpose, nonce))
    assert.ok('raw' in signed)
    const { to, data } = parseTransaction(signed.raw as TransactionSerializedEIP1559)
    return data ? `0x${data.slice(34, 74)}` : to
  }
  const sweep = (currency: 'ETH' | 'FCELL'): Purpose => ({ kind: 'sweep', place: 3, currency, units: '4' })
  assert.equal(await sentTo(sweep('ETH'), 0), wallet.toLowerCase())
  assert.equal(await sentTo(sweep('FCELL'), 1), wallet.toLowerCase())
  assert.equal(await sentTo({ kind: 'cold', currency: 'FCELL', units: '4' }, 0), cold.toLowerCase())
  assert.equal(await sentTo({ kind: 'cancel' }, 5), wallet.toLowerCase())
})

test('a journal that a crash cut off is read on, and one that lost a line is not', async () => {
  const file = await journalFile()
  await (await signerOn(file)).sign(asked(approved(1, 10), 0))
  await appendFile(file, '{"n":1,"at":"2026')
  const signer = await signerOn(file)
  assert.equal(await refusalOf(signer, asked(approved(2, 10), 0)), 'signed_otherwise')
  assert.equal(await refusalOf(signer, asked(approved(2, 10), 1)), 'signed')
  const lines = (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith('{"n":0') === false)
  await writeFile(file, lines.join('\n'))
  await assert.rejects(signerOn(file), /The journal has no line 0/)
  await assert.rejects(signerOn(path.join(folder, 'missing')), /ENOENT/)
})

test('the words make the keys that wallets have for them', () => {
  const { privateKey } = keyOf(words).derive(`${addressesPath}/1`)
  // Anvil's second account.
  assert.equal(privateKeyToAddress(toHex(privateKey ?? assert.fail())), alice)
})

test('a key file opens by its passphrase alone, and is no text', async () => {
  const file = path.join(folder, 'some-key.age')
  await writeKeyFile(file, { words, passphrase: 'open it', workFactor: 2 })
  await assert.rejects(readKeyFile(file, 'another'), (error: Error) => !error.message.includes('test'))
  assert.equal((await readKeyFile(file, 'open it')).publicExtendedKey, keyOf(words).publicExtendedKey)
  assert.doesNotMatch(await readFile(file, 'latin1'), /junk/)
  await assert.rejects(writeKeyFile(file, { words, passphrase: 'x', workFactor: 2 }), /EEXIST/)
  await assert.rejects(
    writeKeyFile(`${file}2`, { words: 'test test', passphrase: 'x' }),
    /not the words of a key/,
  )
})

test('as a process of its own, it makes a key, signs on its socket, and remembers after it was killed', async () => {
  const file = (name: string) => path.join(folder, name)
  await writeFile(file('passphrase'), 'long and unknown\n')
  const environment = {
    PATH: process.env['PATH'],
    SIGNER_KEY_FILE: file('key.age'),
    SIGNER_JOURNAL: file('signed.jsonl'),
    SIGNER_PASSPHRASE_FILE: file('passphrase'),
    SIGNER_WORK_FACTOR: '2',
    SIGNER_SOCKET: file('socket/s'),
    SIGNER_APPROVALS: server.publicKey,
    ETH_CHAIN_ID: '31337',
    FCELL_CONTRACT: token,
  }
  const run = (args: string[] = [], changed = {}): ChildProcessByStdio<null, Readable, Readable> =>
    spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts'), ...args], {
      env: { ...environment, ...changed },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const ended = async (child: ChildProcessByStdio<null, Readable, Readable>) => {
    const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
    return said + complained
  }
  const made = await ended(run(['new-key']))
  const [, wallet] =
    /sent from these wallets.*:\n {2}(0x\w{40})\n {2}bc1q\w{38}\n/.exec(made) ?? assert.fail(made)
  const [, written = ''] = /every computer:\n {2}(.+)/.exec(made) ?? assert.fail(made)
  assert.equal(written.split(' ').length, 24)
  assert.match(await ended(run([], { SIGNER_PASSPHRASE_FILE: '', ETH_CHAIN_ID: '' })), /ETH_CHAIN_ID/)
  assert.match(
    await ended(run([], { BTC_NETWORK: 'main', SIGNER_BTC_COLD_ADDRESS: alice })),
    /SIGNER_BTC_COLD_ADDRESS must be an address/,
  )
  assert.match(
    await ended(run([], { SIGNER_APPROVALS: 'bm8ga2V5' })),
    /SIGNER_APPROVALS must be the public key/,
  )

  let child = run()
  const signer = connectSigner(environment.SIGNER_SOCKET)
  const up = async () => {
    for (let tries = 0; tries < 200; tries++) {
      const status = await signer.status().catch(() => undefined)
      if (status) return status
      await sleep(50)
    }
    return assert.fail('The signer does not answer')
  }
  try {
    assert.equal((await up()).ethereum?.wallet, wallet)
    assert.equal((await stat(environment.SIGNER_SOCKET)).mode & 0o777, 0o600)
    const signed = await signer.sign(asked(approved(1, 10), 3))
    assert.match(await ended(run()), /Another signer listens/)
    child.kill('SIGKILL')
    await assert.rejects(signer.status(), /The signer is away/)
    child = run()
    await up()
    assert.deepEqual(await signer.sign(asked(approved(1, 10), 3)), signed)
    assert.equal(await refusalOf(signer, asked(approved(1, 10), 4)), 'signed_otherwise')
    assert.deepEqual(await signer.sign({ ...asked(approved(2, 10), 4), gas: 'much' }), {
      refused: 'bad_request',
    })
    assert.doesNotMatch(await readFile(environment.SIGNER_JOURNAL, 'utf8'), new RegExp(written))
  } finally {
    child.kill('SIGTERM')
  }
})
