import type { Status } from '@commons/chain/signer/protocol.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { type Currency, decimalText } from '@commons/contract/shared/units.ts'
import { hot_wallet } from '@commons/contract/wallet/sending.ts'
import { handle } from '../../../platform/call/handle.ts'
import { chainOf, type ConnectedChain } from '../../../platform/chains/chains.ts'
import type { Log } from '../../../platform/log.ts'
import { listAtAddresses } from './gathering.queries.ts'
import { leavingOf } from './sending.queries.ts'
import { listWaiting } from './stops.queries.ts'

export default handle(hot_wallet, async (_, { db, platform }) => {
  const { chains, log } = platform
  const sending = chains.find((chain) => chain.sending !== undefined)
  const asked = sending && (await ask(sending, log))
  const leaving =
    sending && asked
      ? await leavingOf(db, sending.reader.name, asked.status.wallet)
      : new Map<Currency, bigint>()
  const amount = (units: bigint | string | undefined, currency: Currency) =>
    units === undefined ? null : decimalText(BigInt(units), currency)
  const [rows, atAddresses] = await Promise.all([listWaiting(db), listAtAddresses(db)])
  const limits = sending?.sending?.gathering?.limits ?? {}
  return {
    recdata: {
      address: asked?.status.wallet ?? '',
      cold_address: asked?.status.cold ?? '',
      is_away: flag(sending !== undefined && asked === undefined),
      currencies: rows.map(({ currency, waiting, units, reason, stopped_at: at }) => {
        const limit = asked?.status.limits.find((each) => each.currency === currency)
        return {
          currency,
          is_signed: flag(chainOf(chains, currency)?.sending !== undefined),
          balance: amount(asked?.balances.get(currency), currency),
          leaving: decimalText(leaving.get(currency) ?? 0n, currency),
          at_addresses: decimalText(atAddresses.get(currency) ?? 0n, currency),
          limit: amount(limits[currency], currency),
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

interface Asked {
  readonly status: Status
  readonly balances: ReadonlyMap<Currency, bigint>
}

/** Asks the signer and the node; undefined where either is away. */
async function ask({ sending, currencies }: ConnectedChain, log: Log): Promise<Asked | undefined> {
  if (sending === undefined) return undefined
  const { sender } = sending
  try {
    const status = await sender.status()
    const balances = await Promise.all(
      currencies.map(async (currency) => [currency, await sender.balance(status.wallet, currency)] as const),
    )
    return { status, balances: new Map(balances) }
  } catch (error) {
    log.warn({ err: error }, 'The wallet of withdrawals could not be looked at')
    return undefined
  }
}
