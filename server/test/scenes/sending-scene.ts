/** A chain, a signer with a key of its own, and a world in which withdrawals are sent on it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newJournal, openJournal } from '@commons/chain/signer/journal.ts'
import { newApprovalKey } from '@commons/chain/signer/protocol.ts'
import type { EthereumRules } from '@commons/chain/signer/ethereum-signing.ts'
import { openSigner, type Signer } from '@commons/chain/signer/signer.ts'
import { sql } from 'kysely'
import { scan } from '../../src/features/wallet/deposits/scanning.jobs.ts'
import { gather } from '../../src/features/wallet/sending/gathering.jobs.ts'
import { sendOn } from '../../src/features/wallet/sending/sending.jobs.ts'
import { moveWithdrawals } from '../../src/features/wallet/withdrawals/withdrawals.jobs.ts'
import type { ChainReader } from '../../src/platform/chains/chain-reader.ts'
import type { ChainSender } from '../../src/platform/chains/chain-sender.ts'
import type { ConnectedChain, Gathering } from '../../src/platform/chains/chains.ts'
import { openEthereumSender } from '../../src/platform/chains/ethereum/ethereum-sender.ts'
import { shiftClock } from '../../src/platform/clock.ts'
import { type EthereumChain, openEthereumChain, testKey, wei } from '../chains/ethereum-chain.ts'
import { staffMember } from '../staff.ts'
import { makeWorld, password, type Person, type World } from '../world.ts'
import { give, openMoney } from './wallet-scene.ts'

/** In how many blocks something is final. */
export const confirmations = 3
export const patienceMs = 60_000
/** Somebody's who is no member. */
export const outside = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
/** Nobody's who spends anything. */
export const coldAddress = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

export type SendingScene = Awaited<ReturnType<typeof openSendingScene>>

/** Opens them; `ada` has 100 ETH and 5,000 tokens, `fay` is of finance, and the wallet has 50 ETH and 2,000 tokens. */
export async function openSendingScene({ limits = {} }: Partial<Pick<Gathering, 'limits'>> = {}) {
  const chain = await openEthereumChain()
  try {
    return await openOn(chain, limits)
  } catch (error) {
    // A process that is left would keep the file's tests from ending, and its cause from being seen.
    chain.stop()
    throw error
  }
}

async function openOn(chain: EthereumChain, limits: Gathering['limits']) {
  const folder = await mkdtemp(path.join(tmpdir(), 'signed-'))
  const approving = newApprovalKey()
  const rules: EthereumRules = {
    chainId: chain.options.chainId,
    token: chain.options.token.address,
    aDay: { ETH: wei(20), FCELL: wei(1000) },
    maxFee: wei(0.05),
    maxTopUp: wei(0.05),
    cold: coldAddress,
  }
  /** Opens the signer again, with the same journal. */
  const signerWith = async (ethereum: EthereumRules): Promise<Signer> => {
    const file = path.join(folder, 'signed.jsonl')
    await newJournal(file).catch(() => undefined)
    const changed = { approvals: approving.publicKey, ethereum }
    return openSigner({ key: testKey, rules: changed, journal: await openJournal(file) })
  }
  const signer = await signerWith(rules)
  const sender = openEthereumSender(chain.options, signer)
  const gathering: Gathering = {
    least: { ETH: wei(0.5), FCELL: wei(1) },
    limits,
    // The test does it.
    everyMs: 3_600_000,
  }
  const connected: ConnectedChain = {
    reader: chain.reader,
    currencies: ['FCELL', 'ETH'],
    confirmations,
    // The test moves it.
    pollMs: 3_600_000,
    txLink: 'https://explorer.example/tx/{hash}',
    sending: { sender, approvalKey: approving.privateKey, patienceMs, gathering },
    development: { pay: async () => '', mine: async () => undefined },
  }
  const here = await makeWorld({ chains: [connected] })
  const scanned = () => scan(here.platform, { reader: chain.reader, confirmations })
  const sends = (by: ChainSender) => ({
    reader: chain.reader,
    currencies: ['FCELL', 'ETH'] as const,
    confirmations,
    sender: by,
    patienceMs,
  })
  const mined = async (blocks = 1) => {
    await chain.mine(blocks)
    await scanned()
  }
  await scanned()
  await openMoney(here)
  const ada = await here.person('Ada')
  const fay = await staffMember(here, 'Fay', 'finance')
  await give(here, ada, { ETH: '100', FCELL: '5000' })
  const { wallet } = await sender.status()
  await chain.pay(wallet, wei(50))
  await chain.payTokens(wallet, wei(2000))
  await mined()
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
    /** Adds blocks, and reads them. */
    mined,
    /** One round of sending, by this sender or another. */
    send: (by: ChainSender = sender) => sendOn(here.platform, sends(by)),
    /** One round of gathering, with this reader or another. */
    gather: (reader: ChainReader = chain.reader) =>
      gather(here.platform, { ...sends(sender), reader }, gathering),
    /** Asks for a withdrawal of a member's, and has it approved. */
    async letGo(
      amount: string,
      {
        to = outside,
        call = 'withdraw_eth' as 'withdraw_eth' | 'withdraw_token',
        by = ada,
      }: { to?: string; call?: 'withdraw_eth' | 'withdraw_token'; by?: Person } = {},
    ): Promise<number> {
      const asked = call === 'withdraw_eth' ? { amount } : { fcell: amount }
      const { recdata } = await here.as(by).call(call, { to_wallet: to, password, ...asked } as never)
      return await letGo(here, fay, (recdata as { withdrawal_id: number }).withdrawal_id)
    },
    custodyOf: (currency: string) => custodyOf(here, currency),
    async close() {
      chain.stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** Lets the address of a withdrawal wait its time, and has it approved; returns the withdrawal. */
export async function letGo(here: World, by: Person, withdrawal: number): Promise<number> {
  shiftClock(25 * 3_600_000)
  await moveWithdrawals(here.platform)
  shiftClock(0)
  await here.as(by).call('approve_withdrawal', { withdrawal_id: withdrawal })
  return withdrawal
}

/** Returns what the ledger's mirror of the outside has, in the smallest unit. */
export async function custodyOf(here: World, currency: string): Promise<bigint> {
  const { rows } = await sql<{ balance: string }>`
    select sum(a.balance)::text as balance from ledger_accounts a join assets s on s.id = a.asset
    where a.purpose = 'custody' and s.code = ${currency}`.execute(here.platform.database.db)
  return BigInt(rows[0]?.balance ?? 0)
}
