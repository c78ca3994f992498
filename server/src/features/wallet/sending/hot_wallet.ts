import { flag } from '@commons/contract/shared/flag.ts'
import { type Currency, decimalText } from '@commons/contract/shared/units.ts'
import { hot_wallet } from '@commons/contract/wallet/sending.ts'
import { handle } from '../../../platform/call/handle.ts'
import type { ChainSender, CoinSender, WalletStatus } from '../../../platform/chains/chain-sender.ts'
import { chainOf, type ConnectedChain } from '../../../platform/chains/chains.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Log } from '../../../platform/log.ts'
import { sumCoins } from './coins.queries.ts'
import { listAtAddresses } from './gathering.queries.ts'
import { leavingOf } from './sending.queries.ts'
import { listWaiting } from './stops.queries.ts'

export default handle(hot_wallet, async (_, { db, platform }) => {
  const { chains, log } = platform
  const amount = (units: bigint | string | undefined, currency: Currency) =>
    units === undefined ? null : decimalText(BigInt(units), currency)
  const [asked, rows, atAddresses] = await Promise.all([
    Promise.all(chains.map(async (chain) => [chain, await ask(db, chain, log)] as const)),
    listWaiting(db),
    listAtAddresses(db),
  ])
  const answers = new Map(asked)
  return {
    recdata: {
      currencies: rows.map(({ currency, waiting, units, reason, stopped_at: at }) => {
        const chain = chainOf(chains, currency)
        const answer = chain && answers.get(chain)
        const limit = answer?.status.limits.find((each) => each.currency === currency)
        return {
          currency,
          is_signed: flag(chain?.sending !== undefined),
          is_away: flag(chain?.sending !== undefined && answer === undefined),
          address: answer?.status.wallet ?? '',
          cold_address: answer?.status.cold ?? '',
          balance: amount(answer?.balances.get(currency), currency),
          leaving: decimalText(answer?.leaving.get(currency) ?? 0n, currency),
          at_addresses: decimalText(atAddresses.get(currency) ?? 0n, currency),
          limit: amount(chain?.sending?.gathering?.limits[currency], currency),
          a_day: amount(limit?.a_day, currency),
          signed: amount(limit?.signed, currency),
          waiting,
          waiting_amount: decimalText(BigInt(units), currency),
          stopped: reason === null || at === null ? null : { reason, at: at.toISOString() },
        }
      }),
    },
  }
})

interface Answer {
  readonly status: WalletStatus
  readonly balances: ReadonlyMap<Currency, bigint>
  readonly leaving: ReadonlyMap<Currency, bigint>
}

/** Asks a chain's signer and its node; undefined where either is away, or where nobody signs. */
async function ask(db: Db, { sending, reader, currencies: of }: ConnectedChain, log: Log) {
  if (sending === undefined) return undefined
  const { sender } = sending
  try {
    const status = await sender.status()
    const balances = await Promise.all(
      of.map(async (currency) => [currency, await balanceOf(db, sender, status.wallet, currency)] as const),
    )
    const leaving = await leavingOf(db, reader.name, status.wallet)
    const answer: Answer = { status, balances: new Map(balances), leaving }
    return answer
  } catch (error) {
    log.warn({ err: error, chain: reader.name }, 'The wallet of withdrawals could not be looked at')
    return undefined
  }
}

const balanceOf = async (
  db: Db,
  sender: ChainSender | CoinSender,
  wallet: string,
  currency: Currency,
): Promise<bigint> =>
  sender.kind === 'accounts'
    ? await sender.balance(wallet, currency)
    : (await sumCoins(db, sender.name)).wallet
