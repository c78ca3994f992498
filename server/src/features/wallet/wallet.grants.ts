/** Grants by the operator: tokens into the treasury, and play money in a demo. */
import { type Currency, currencies, unitsOf } from '@commons/contract/shared/units.ts'
import { available, custody, treasury } from '../../ledger/accounts.ts'
import { type Posted, type Posting, post } from '../../ledger/post.ts'
import { isMoneyStopped } from '../../ledger/stops.ts'
import type { Tx } from '../../platform/db/prepared.ts'
import type { Platform } from '../../platform/platform.ts'
import { write } from '../../platform/write.ts'
import {
  addGiftsOwed,
  findGiftInReach,
  type Gift,
  lockPlaySince,
  removeGiftOwed,
  setPlaySince,
  tellGiftsOwed,
} from './gifts.queries.ts'
import { getMoneySettings } from './wallet.rates.ts'

/** Adds units to the treasury, once per key. Staff are noted with their reason. */
export async function mint(
  tx: Tx,
  currency: Currency,
  units: bigint,
  key: string,
  by: Pick<Posting, 'actor' | 'details'> = {},
): Promise<Posted> {
  return post(tx, {
    kind: 'mint',
    scope: 0,
    key: `mint:${currency}:${key}`,
    ...by,
    legs: [
      { account: custody(currency), amount: -units },
      { account: treasury(currency), amount: units },
    ],
  })
}

const grantKey = (member: number, currency: Currency, key: string) => `grant:${member}:${currency}:${key}`

/** Gives a member units from the treasury, once per key. */
export async function grant(
  tx: Tx,
  member: number,
  currency: Currency,
  units: bigint,
  key: string,
): Promise<Posted> {
  return post(tx, {
    kind: 'grant',
    scope: 0,
    key: grantKey(member, currency, key),
    legs: [
      { account: treasury(currency), amount: -units },
      { account: available(member, currency), amount: units },
    ],
  })
}

/** What every member starts with where money is play money. */
const playMoney = { FCELL: '500', ETH: '2', BTC: '0.05' } as const satisfies Record<Currency, string>

export const welcomeGifts: readonly Gift[] = currencies.map((currency) => ({
  currency,
  units: unitsOf(playMoney[currency], currency) ?? 0n,
}))

const giftKey = 'play'

/** Returns whether money is play money, which stays so until the transaction ends. */
async function lockPlay(tx: Tx): Promise<boolean> {
  if ((await lockPlaySince(tx)) !== null) return true
  // Read behind the lock, so that it can't be turned off in between.
  return (await getMoneySettings(tx)).isPlayMoney
}

/**
 * Returns whether money is play money. If it is, the ledger holds some from this transaction on, and play
 * money can't be turned off again.
 */
export async function enterPlay(tx: Tx): Promise<boolean> {
  const isPlay = await lockPlay(tx)
  if (isPlay) await setPlaySince(tx)
  return isPlay
}

/** Gives a member play money, once. */
export async function grantPlay(tx: Tx, member: number): Promise<void> {
  for (const { currency, units } of welcomeGifts) await grant(tx, member, currency, units, giftKey)
}

/** Gives a new member play money, where money is play money: as soon as the treasury has it. */
export async function welcome(platform: Platform, member: number): Promise<void> {
  const { db } = platform.database
  const { isPlayMoney } = await getMoneySettings(db)
  if (!isPlayMoney) return
  await addGiftsOwed(
    db,
    member,
    welcomeGifts.map(({ currency }) => ({ currency, key: grantKey(member, currency, giftKey) })),
  )
  await giveGifts(platform)
}

/**
 * Gives the welcome gifts that the treasury has enough for, first those of the oldest members. The log says
 * once that it has too little.
 */
export async function giveGifts(platform: Platform): Promise<void> {
  // One a transaction: the ledger locks accounts in the order of their ids, and two postings would not.
  while (await giveOne(platform));
}

async function giveOne(platform: Platform): Promise<boolean> {
  const { isGiven, short } = await write(platform, async ({ tx, hint }) => {
    // The lock also keeps other processes from giving what this one is about to.
    if (!(await lockPlay(tx)) || (await isMoneyStopped(tx))) return { isGiven: false, short: [] }
    const gift = await findGiftInReach(tx, welcomeGifts)
    if (!gift) return { isGiven: false, short: await tellGiftsOwed(tx) }
    const { member, currency, units } = gift
    await setPlaySince(tx)
    await grant(tx, member, currency, units, giftKey)
    await removeGiftOwed(tx, member, currency)
    hint(`wallet:${member}`)
    return { isGiven: true, short: [] }
  })
  for (const { currency, members } of short)
    platform.log.warn(
      { currency, members },
      `The treasury has too little ${currency} for welcome gifts. Members get theirs once it has more: npm run money -- mint ${currency} 1000`,
    )
  return isGiven
}
