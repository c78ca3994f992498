/** Checks every minute what must always hold, and stops money if the ledger doesn't. Keeps the rates fresh. */
import { sql } from 'kysely'
import { checkOn } from '../../ledger/checkpoints.ts'
import { ledgerInvariants, listBroken } from '../../ledger/invariants.ts'
import { stopMoney } from '../../ledger/stops.ts'
import type { JobKind } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { giveGifts } from './wallet.grants.ts'
import { parsePrice } from '../../ledger/money.ts'
import { addRate, pairs } from './wallet.rates.ts'

/** The next check begins a minute after this one. */
const longestMs = 40_000

export const checkLedger = ({ database, log, invariants }: Platform): JobKind<object> => ({
  name: 'wallet.check-ledger',
  every: '* * * * *',
  expireInSeconds: 300,
  async work() {
    const { db } = database
    const checked = [...ledgerInvariants, ...invariants].filter(({ readsEntries }) => !readsEntries)
    for (const invariant of checked.filter(({ sparesMoney }) => sparesMoney)) {
      const broken = await listBroken(db, invariant)
      if (broken.length > 0) log.error({ violations: broken }, 'What must always hold does not')
    }
    const violations = await checkOn(
      db,
      checked.filter(({ sparesMoney }) => !sparesMoney),
      longestMs,
    )
    if (violations.length === 0) return
    log.fatal({ violations }, 'The ledger does not hold. Money is stopped')
    await stopMoney(db, violations.map(({ invariant, what }) => `${invariant}: ${what}`).join('\n'))
  },
})

/** Fetches rates from the configured source. Rates it doesn't have, or gives wrongly, stay as they are. */
export const fetchRates = (platform: Platform): JobKind<object> => ({
  name: 'wallet.fetch-rates',
  every: '*/10 * * * *',
  retries: 0,
  async work() {
    const { config, database, log } = platform
    if (config.RATES_URL === undefined) return
    const answer = await fetch(config.RATES_URL, { signal: AbortSignal.timeout(10_000), redirect: 'error' })
    const said: unknown = await answer.json()
    if (!answer.ok || typeof said !== 'object' || said === null)
      throw new Error('The source of rates answers none')
    for (const pair of pairs) {
      const price: unknown = Reflect.get(said, pair)
      if (price === undefined) continue
      if (typeof price === 'string' && parsePrice(price) !== undefined)
        await addRate(database.db, pair, price, 'RATES_URL')
      else log.warn({ pair }, 'The source of rates says what is no price')
    }
  },
})

/** Gives the welcome gifts that the treasury had too little for, once it has more. */
export const giveWaitingGifts = (platform: Platform): JobKind<object> => ({
  name: 'wallet.give-gifts',
  every: '* * * * *',
  work: () => giveGifts(platform),
})

/** Removes expired quotes. */
export const forgetQuotes = (platform: Platform): JobKind<object> => ({
  name: 'wallet.forget-quotes',
  every: '23 * * * *',
  work: async () =>
    void (await sql`delete from quotes where expires_at < now() - interval '1 hour'`.execute(
      platform.database.db,
    )),
})
