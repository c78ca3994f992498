/** A chain of Bitcoin's kind, a signer with a key of its own, and a world in which withdrawals are sent on it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BitcoinRules } from '@commons/chain/signer/bitcoin-signing.ts'
import { newJournal, openJournal } from '@commons/chain/signer/journal.ts'
import { newApprovalKey } from '@commons/chain/signer/protocol.ts'
import { openSigner, type Signer } from '@commons/chain/signer/signer.ts'
import { sql } from 'kysely'
import { scan } from '../../src/features/wallet/deposits/scanning.jobs.ts'
import { putCoinsAway, sendCoinsOn } from '../../src/features/wallet/sending/coins.jobs.ts'
import { openBitcoinSender } from '../../src/platform/chains/bitcoin/bitcoin-sender.ts'
import type { CoinSender } from '../../src/platform/chains/chain-sender.ts'
import type { ConnectedChain } from '../../src/platform/chains/chains.ts'
import { openBitcoinChain, testKey } from '../chains/bitcoin-chain.ts'
import { staffMember } from '../staff.ts'
import { makeWorld, password, type Person } from '../world.ts'
import { custodyOf, letGo } from './sending-scene.ts'
import { give, openMoney } from './wallet-scene.ts'

/** In how many blocks something is final. */
export const confirmations = 3
export const patienceMs = 60_000
export const network = 'regtest' as const
/** Somebody's who is no member, and nobody's who spends anything. */
export const outside = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
export const coldAddress = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry'
/** In satoshi. */
export const btc = (amount: number): bigint => BigInt(Math.round(amount * 1e8))

export type BitcoinScene = Awaited<ReturnType<typeof openBitcoinScene>>

/** Opens them; `ada` has 10 BTC, `fay` is of finance, and the wallet has coins of these amounts. */
export async function openBitcoinScene(coins: readonly number[] = [1, 1, 1]) {
  const chain = await openBitcoinChain()
  const folder = await mkdtemp(path.join(tmpdir(), 'signed-'))
  const approving = newApprovalKey()
  const rules: BitcoinRules = { network, aDay: btc(50), maxFee: btc(0.01), cold: coldAddress }
  /** Opens the signer again, with the same journal or another. */
  const signerWith = async (bitcoin: BitcoinRules, journal = 'signed'): Promise<Signer> => {
    const file = path.join(folder, `${journal}.jsonl`)
    await newJournal(file).catch(() => undefined)
    const changed = { approvals: approving.publicKey, bitcoin }
    return openSigner({ key: testKey, rules: changed, journal: await openJournal(file) })
  }
  const signer = await signerWith(rules)
  const sender = openBitcoinSender(chain.options, signer)
  const connected: ConnectedChain = {
    ...chain.connected,
    sending: { sender, approvalKey: approving.privateKey, patienceMs },
  }
  const here = await makeWorld({ chains: [connected] })
  const sends = (by: CoinSender) => ({
    reader: chain.connected.reader,
    currencies: ['BTC'] as const,
    confirmations,
    sender: by,
    network,
    patienceMs,
  })
  const scanned = () => scan(here.platform, { reader: chain.connected.reader, confirmations })
  const mined = async (blocks = 1) => {
    await chain.mine(blocks)
    await scanned()
  }
  await scanned()
  await openMoney(here)
  const ada = await here.person('Ada')
  const fay = await staffMember(here, 'Fay', 'finance')
  await give(here, ada, { BTC: '10' })
  const { wallet } = await sender.status()
  for (const amount of coins) await chain.pay([{ address: wallet, units: Number(btc(amount)) }])
  await mined(confirmations)
  return {
    chain,
    here,
    rules,
    approvals: approving.publicKey,
    signer,
    signerWith,
    sender,
    wallet,
    ada,
    fay,
    scanned,
    /** Adds blocks, and reads them. */
    mined,
    /** One round of sending, by this sender or another. */
    send: (by: CoinSender = sender) => sendCoinsOn(here.platform, sends(by)),
    /** One round of bringing away what is above a limit. */
    putAway: (limit: bigint) => putCoinsAway(here.platform, sends(sender), { limits: { BTC: limit } }),
    /** Asks for a withdrawal of a member's, and has it approved. */
    async letGo(
      amount: string,
      { to = outside, by = ada }: { to?: string; by?: Person } = {},
    ): Promise<number> {
      const { recdata } = await here
        .as(by)
        .call('coin_transfer', { currency: 'BTC', amount, to_wallet: to, password })
      return await letGo(here, fay, recdata.withdrawal_id ?? 0)
    },
    custodyOf: () => custodyOf(here, 'BTC'),
    /** Returns the sum of all coins that the network has, as it knows them, and as the chain does. */
    async held(): Promise<bigint> {
      const { rows } = await sql<{ hash: string; output: number; units: string }>`
        select tx_hash as hash, output, units::text from chain_coins
        where spent_by is null and block_height is not null`.execute(here.platform.database.db)
      for (const { hash, output } of rows)
        if ((await chain.ask('gettxout', hash, output, false)) === null)
          throw new Error(`${hash}:${output} is not there`)
      return rows.reduce((sum, { units }) => sum + BigInt(units), 0n)
    },
    /** Returns what an address has in blocks. */
    async arrived(address: string): Promise<bigint> {
      const found = (await chain.ask('scantxoutset', 'start', [{ desc: `addr(${address})` }])) as {
        unspents: Array<{ amount: number }>
      }
      return found.unspents.reduce((sum, { amount }) => sum + btc(amount), 0n)
    },
    async close() {
      await chain.stop()
      await rm(folder, { recursive: true })
    },
  }
}
