/**
 * The rates and settings in force. The operator sets them; where configured, an HTTP source updates the
 * rates.
 */
import { type RawBuilder, sql } from 'kysely'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { now } from '../../platform/clock.ts'
import type { Currency } from '@commons/contract/shared/units.ts'
import { type Fiat, parsePercent, parsePrice, type Ppm, type Price, through } from '../../ledger/money.ts'

/** Pairs whose rates are stored; all others are computed through ETH. */
export const pairs = ['FCELL/ETH', 'ETH/BTC', 'ETH/USD', 'ETH/CZK'] as const
export type Pair = (typeof pairs)[number]

interface Terms {
  rates: RateRows
  settings: SettingRows
}

/** By pair; one row of each is read, however long its history is. */
export type RateRows = Partial<Record<string, { price: string; at: string }>>
export type SettingRows = Partial<Record<string, string>>

/** By pair, the latest of the rates that `among` leaves. */
const ratesOfPairs = (among: RawBuilder<unknown> = sql``) => sql`
  select coalesce(jsonb_object_agg(p.base || '/' || p.quote, jsonb_build_object('price', r.price::text, 'at', r.set_at)), '{}')
  from (values ${sql.join(pairs.map((pair) => sql`(${sql.join(pair.split('/').map((code) => sql.lit(code)))})`))})
    as p (base, quote)
  cross join lateral (
    select price, set_at from rates where base = p.base and quote = p.quote ${among} order by set_at desc limit 1) r`

export const latestRates = ratesOfPairs()

export const latestSettings = sql`
  select coalesce(jsonb_object_agg(n.name, s.value), '{}') from (values ('withdraw_fee_percent'), ('play_money')) as n (name)
  cross join lateral (select value from money_settings where name = n.name order by set_at desc limit 1) s`

const termRows = prepared<[], Terms>(
  'list_rates',
  () => sql`select (${latestRates}) as rates, (${latestSettings}) as settings`,
)

const settingRows = prepared<[], { settings: SettingRows }>(
  'list_money_settings',
  () => sql`select (${latestSettings}) as settings`,
)

/** Lists the rates at the end of each of the last days (UTC), oldest first; the last are those in force. */
export const listDayRates = prepared<[today: string, days: number], { day: string; rates: RateRows }>(
  'chart_rates',
  (today, days) => sql`
    select to_char(d.day, 'YYYY-MM-DD') as day,
      (${ratesOfPairs(sql`and set_at < (d.day + interval '1 day') at time zone 'UTC'`)}) as rates
    from generate_series(${today}::date - (${days}::int - 1), ${today}::date, interval '1 day') as d (day)
    order by d.day`,
)

export interface Rates {
  /** Price of one token in ETH; undefined while none is set. */
  readonly token: Price | undefined
  /** When that price was set. */
  readonly tokenAt: Date | undefined
  /**
   * Whether that price is older than the configuration allows, so that nobody buys or sells at it. Rates of
   * play money don't age.
   */
  readonly isStale: boolean
  /** Whether a rate is set, and recent enough to exchange at. */
  readonly isFresh: (pair: Pair) => boolean
  /** Returns the price of one unit of a currency in another, or in fiat. */
  of(currency: Currency, other: Currency | Fiat): Price | undefined
}

const one = parsePrice('1') as Price

/** Returns the rates in force; a rate older than `maxAgeHours` is stale. */
export async function getRates(db: Db, maxAgeHours: number): Promise<Rates> {
  const [row] = await termRows(db)
  return ratesOf(row ?? { rates: {}, settings: {} }, maxAgeHours)
}

/** Returns the rates in force from rows that were already read. */
export function ratesOf({ rates: rows, settings }: Terms, maxAgeHours: number): Rates {
  const price = (pair: Pair) => parsePrice(rows[pair]?.price ?? '')
  const inverse = (known: Price | undefined) =>
    known === undefined ? undefined : (((one * one) / known || undefined) as Price | undefined)
  const token = price('FCELL/ETH')
  const setAt = rows['FCELL/ETH']?.at
  // Nobody loses by an old rate of play money, and a demo should still work after a week.
  const { isPlayMoney } = settingsOf(settings)
  const tokenAt = setAt === undefined ? undefined : new Date(setAt)
  const isFresh = (pair: Pair) => {
    const at = rows[pair]?.at
    return (
      at !== undefined && (isPlayMoney || now().getTime() - new Date(at).getTime() <= maxAgeHours * 3_600_000)
    )
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
  const [row] = await settingRows(db)
  return settingsOf(row?.settings ?? {})
}

/** Returns the settings in force from rows that were already read. */
export const settingsOf = (rows: SettingRows): MoneySettings => ({
  withdrawFee: parsePercent(rows['withdraw_fee_percent'] ?? '') ?? (0n as Ppm),
  isPlayMoney: rows['play_money'] === 'on',
})

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

/** Sets one of the settings of money from now on. */
export async function addMoneySetting(
  db: Db,
  name: 'withdraw_fee_percent' | 'project_fee_percent' | 'play_money',
  value: string,
): Promise<void> {
  await insertSetting(db, name, value, now())
}
