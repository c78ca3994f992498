/** The rates and settings in force. The operator sets them; an HTTP source can keep the rates by configuration. */
import { sql } from 'kysely'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { now } from '../../platform/clock.ts'
import type { Currency } from '@commons/contract/shared/money.ts'
import { type Fiat, parsePercent, parsePrice, type Ppm, type Price, through } from './wallet.money.ts'

/** What rates are kept of: everything else is computed through ETH. */
export const pairs = ['FCELL/ETH', 'ETH/BTC', 'ETH/USD', 'ETH/CZK'] as const
export type Pair = (typeof pairs)[number]

interface Row {
  pair: string
  price: string
  set_at: Date
}

const latest = prepared<[], Row>(
  'list_rates',
  () => sql`
    select distinct on (base, quote) base || '/' || quote as pair, price::text, set_at
    from rates order by base, quote, set_at desc`,
)

const settingRows = prepared<[], { name: string; value: string }>(
  'list_money_settings',
  () => sql`select distinct on (name) name, value from money_settings order by name, set_at desc`,
)

export interface Rates {
  /** ETH for one token; undefined while none is set. */
  readonly token: Price | undefined
  /** When that was set. */
  readonly tokenAt: Date | undefined
  /** It is older than the configuration allows: nobody buys or sells by it. */
  readonly isStale: boolean
  /** Whether a rate is set, and young enough to exchange by. */
  readonly isFresh: (pair: Pair) => boolean
  /** One unit of a currency in another, or in fiat. */
  of(currency: Currency, other: Currency | Fiat): Price | undefined
}

const one = parsePrice('1') as Price

/** The rates in force; a rate older than `maxAgeHours` is stale. */
export async function getRates(db: Db, maxAgeHours: number): Promise<Rates> {
  const rows = new Map((await latest(db)).map((row) => [row.pair, row]))
  const price = (pair: Pair) => parsePrice(rows.get(pair)?.price ?? '')
  const inverse = (known: Price | undefined) =>
    known === undefined ? undefined : (((one * one) / known || undefined) as Price | undefined)
  const token = price('FCELL/ETH')
  const tokenAt = rows.get('FCELL/ETH')?.set_at
  const isFresh = (pair: Pair) => {
    const at = rows.get(pair)?.set_at
    return at !== undefined && now().getTime() - at.getTime() <= maxAgeHours * 3_600_000
  }
  const toEth: Record<Currency, Price | undefined> = {
    FCELL: token,
    ETH: one,
    BTC: inverse(price('ETH/BTC')),
  }
  const ofEth: Record<Currency | Fiat, Price | undefined> = {
    FCELL: inverse(token),
    ETH: one,
    BTC: price('ETH/BTC'),
    USD: price('ETH/USD'),
    CZK: price('ETH/CZK'),
  }
  return {
    token,
    tokenAt,
    isStale: !isFresh('FCELL/ETH'),
    isFresh,
    of: (currency, other) => (currency === other ? one : through(toEth[currency], ofEth[other])),
  }
}

export interface MoneySettings {
  readonly withdrawFee: Ppm
  readonly isPlayMoney: boolean
}

export async function getMoneySettings(db: Db): Promise<MoneySettings> {
  const settings = new Map((await settingRows(db)).map(({ name, value }) => [name, value]))
  return {
    withdrawFee: parsePercent(settings.get('withdraw_fee_percent') ?? '') ?? (0n as Ppm),
    isPlayMoney: settings.get('play_money') === 'on',
  }
}

const insertRate = prepared<[base: string, quote: string, price: string, source: string, at: Date], never>(
  'add_rate',
  (base, quote, price, source, at) => sql`
    insert into rates (base, quote, price, source, set_at) values (${base}, ${quote}, ${price}, ${source}, ${at})
    on conflict (base, quote, set_at) do update set price = excluded.price, source = excluded.source`,
)

/** Sets a rate from now on. */
export async function addRate(db: Db, pair: Pair, price: string, source: string): Promise<void> {
  const [base = '', quote = ''] = pair.split('/')
  await insertRate(db, base, quote, price, source, now())
}

const insertSetting = prepared<[name: string, value: string, at: Date], never>(
  'add_money_setting',
  (name, value, at) => sql`
    insert into money_settings (name, value, set_at) values (${name}, ${value}, ${at})
    on conflict (name, set_at) do update set value = excluded.value`,
)

/** Sets `withdraw_fee_percent` or `play_money` from now on. */
export async function addMoneySetting(
  db: Db,
  name: 'withdraw_fee_percent' | 'play_money',
  value: string,
): Promise<void> {
  await insertSetting(db, name, value, now())
}
