/** The operator's commands for money, each of which returns a sentence: `npm run money` runs them. */
import { type Currency, currencies, decimalText, unitsOf } from '@commons/contract/shared/units.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { resumeMoney } from '../../ledger/stops.ts'
import { Refusal } from '../../platform/call/refusal.ts'
import type { Db } from '../../platform/db/prepared.ts'
import { text as messageOf } from '../../platform/language.ts'
import { addAct } from '../../platform/staff-log/staff-log.queries.ts'
import { approve, record, refuse as refuseWithdrawal } from './approvals/approvals.deciding.ts'
import { countGiftsOwed, hasMembersMoney, lockPlaySince } from './gifts.queries.ts'
import { enterPlay, mint } from './wallet.grants.ts'
import { setTermAsOperator } from './terms/terms.operator.ts'
import { addMoneySetting, pairs } from './wallet.rates.ts'
import type { Sending } from './withdrawals/chain.ts'
import { listOpen, type WithdrawalRow } from './withdrawals/withdrawals.queries.ts'

export const usage = `npm run money -- …
  mint FCELL 1000000        brings so much into the treasury, from which members buy; ETH and BTC only as play money
  rate FCELL/ETH 0.0005     sets a rate: ${pairs.join(', ')}
  fee 0.5                   sets the fee of withdrawals, in percent
  project-fee 2             sets the fee of payouts of projects made from now on, in percent
  play on                   marks all amounts as play money, and gives new members some, for good:
                            off is possible only until there is any
  show                      what the treasury holds, what Commons has earned, the rates
  withdrawals               what isn't over yet
  approve 12                lets withdrawal 12 be sent
  refuse 12 "why"           gives it back to the member, who reads why
  sent 12 0xabc…            records that you have sent it, with the hash of the chain
  confirmed 12 0xabc…       records that it is final: only now it leaves the ledger
  failed 12 "why"           gives back to the member what was not sent
  dropped 12 "why"          gives back what was sent, once another transaction in its place is final
  resume                    lets money move again after it was stopped`

/** A wrong command; the message says what would be right. */
export class OperatorRefusal extends Error {}

const refuse = (message: string): never => {
  throw new OperatorRefusal(message)
}

interface OperatorConfig {
  readonly APPROVAL_KEY?: string | undefined
}

type Command = (db: Db, args: readonly string[], config?: OperatorConfig) => Promise<string>

const currencyIn = (text = ''): Currency =>
  currencies.find((each) => each === text.toUpperCase()) ??
  refuse(`${text || 'Nothing'} is no currency: say FCELL, ETH or BTC.`)

const nothing = () => undefined
type Deciding = Parameters<typeof approve>[0]

/** Decides about a withdrawal as staff do by their calls, with the same log; pages read it when they next ask. */
const decide =
  (
    act: 'approve_withdrawal' | 'refuse_withdrawal' | 'record_withdrawal',
    {
      needs,
      work,
    }: { needs?: string; work: (context: Deciding, id: number, argument: string) => Promise<WithdrawalRow> },
    said: string,
  ): Command =>
  async (db, [text = '', argument = ''], config) => {
    if (!/^[1-9]\d{0,14}$/.test(text))
      return refuse(`There is no withdrawal ${text}: npm run money -- withdrawals lists them.`)
    if (needs !== undefined && argument === '') return refuse(needs)
    // oxlint-disable-next-line commons/no-float-near-money -- an id
    const id = Number(text)
    return db.transaction().execute(async (tx) => {
      const before = await work(
        { tx, hint: nothing, emit: nothing, approvalKeyOf: () => config?.APPROVAL_KEY },
        id,
        argument,
      ).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        return refuse(messageOf('en', `refusal.${error.refusal}`, error.details.values))
      })
      await addAct(
        tx,
        { member: null, role: 'operator', act },
        {
          object: { kind: 'withdrawal', id },
          reason: argument,
          before: { member: before.member_id, state: before.state },
        },
      )
      return `Withdrawal ${id}${said}`
    })
  }

const sending = (said: (argument: string) => Sending) => ({
  needs: 'Say the hash of the chain, or why it failed.',
  work: (context: Deciding, id: number, argument: string) => record(context, id, said(argument)),
})

export const commands: Readonly<Record<string, Command>> = {
  async mint(db, [code, text = '']) {
    const currency = currencyIn(code)
    const units = unitsOf(text, currency)
    if (units === undefined || units === 0n)
      return refuse('Say how much, in digits: npm run money -- mint FCELL 1000000')
    return db.transaction().execute(async (tx) => {
      const isPlay = await enterPlay(tx)
      if (!isPlay && currency !== 'FCELL')
        refuse(
          `${currency} can be made only as play money: here a member would be owed coins that nobody has.`,
        )
      await mint(tx, currency, units, randomUUID())
      return `The treasury has ${text} ${currency} more`
    })
  },
  async rate(db, [name = '', price = '']) {
    const pair =
      pairs.find((each) => each === name.toUpperCase()) ?? refuse(`Say one of ${pairs.join(', ')}.`)
    if (!(await setTermAsOperator(db, pair, price))) refuse('Say the price in digits, such as 0.0005.')
    return `${pair} is ${price} from now on`
  },
  async fee(db, [percent = '']) {
    if (!(await setTermAsOperator(db, 'withdraw_fee_percent', percent)))
      refuse('Say a percentage from 0 to 50, such as 0.5.')
    return `Withdrawals cost ${percent} % from now on`
  },
  async 'project-fee'(db, [percent = '']) {
    if (!(await setTermAsOperator(db, 'project_fee_percent', percent)))
      refuse('Say a percentage from 0 to 50, such as 2.')
    return `Payouts of projects made from now on cost ${percent} %`
  },
  async play(db, [value = '']) {
    if (value !== 'on' && value !== 'off') refuse('Say on or off.')
    return db.transaction().execute(async (tx) => {
      const since = await lockPlaySince(tx)
      if (value === 'off' && since !== null)
        refuse(
          `This ledger has held play money since ${since.toISOString().slice(0, 10)}, so its amounts stay play money. For money, start an empty network: COMMONS_DEMO=off with a new DATA_DIR.`,
        )
      if (value === 'on' && since === null && (await hasMembersMoney(tx)))
        refuse('Members here have money, which must not become play money. Start an empty network for that.')
      await addMoneySetting(tx, 'play_money', value)
      return value === 'on' ? 'Amounts are play money from now on' : 'Amounts are money from now on'
    })
  },
  async show(db) {
    const { rows } = await sql<{ purpose: string; code: Currency; balance: string }>`
      select a.purpose, s.code, sum(a.balance)::text as balance from ledger_accounts a join assets s on s.id = a.asset
      where a.owner_kind = 'platform' group by a.purpose, s.code, s.id order by a.purpose, s.id`.execute(db)
    const rates = await sql<{ line: string }>`
      select distinct on (base, quote) base || '/' || quote || ' ' || trim_scale(price)::text || ' since '
        || to_char(set_at at time zone 'utc', 'YYYY-MM-DD HH24:MI') || ' UTC, by ' || source as line
      from rates order by base, quote, set_at desc`.execute(db)
    const held = rows.map(
      ({ purpose, code, balance }) => `${purpose} ${decimalText(BigInt(balance), code)} ${code}`,
    )
    const gifts = (await countGiftsOwed(db)).map(
      ({ currency, members }) => `welcome gifts of ${currency} that wait for the treasury: ${members}`,
    )
    return [...held, ...rates.rows.map(({ line }) => line), ...gifts].join('\n') || 'Nothing yet'
  },
  async withdrawals(db) {
    const lines = (await listOpen(db)).map(({ id, currency, amount, fee, address, state }) => {
      const net = decimalText(BigInt(amount) - BigInt(fee), currency)
      return `${id}  ${state}  ${net} ${currency} to ${address}`
    })
    return lines.join('\n') || 'Every withdrawal is done'
  },
  approve: decide('approve_withdrawal', { work: (context, id) => approve(context, id) }, ' may be sent'),
  refuse: decide(
    'refuse_withdrawal',
    { needs: 'Say why: the member reads it.', work: refuseWithdrawal },
    ' is refused, and the money is back in its wallet',
  ),
  sent: decide(
    'record_withdrawal',
    sending((hash) => ({ state: 'sent', hash })),
    ': sent',
  ),
  confirmed: decide(
    'record_withdrawal',
    sending((hash) => ({ state: 'confirmed', hash })),
    ': confirmed',
  ),
  failed: decide(
    'record_withdrawal',
    sending((reason) => ({ state: 'failed', reason })),
    ': failed',
  ),
  dropped: decide(
    'record_withdrawal',
    sending((reason) => ({ state: 'dropped', reason })),
    ': dropped',
  ),
  async resume(db) {
    await resumeMoney(db)
    return 'Money moves again'
  },
}
