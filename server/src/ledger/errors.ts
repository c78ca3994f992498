/** What the ledger refuses, as refusals of calls. */
import { refusals, type RefusalName } from '@commons/contract/refusals.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { Refusal } from '../platform/call/refusal.ts'
import { assetOf } from './accounts.ts'

function fieldOf(error: unknown, field: 'code' | 'detail'): string {
  const value =
    error instanceof Error && field in error ? (error as unknown as Record<string, unknown>)[field] : ''
  return typeof value === 'string' ? value : ''
}

const isRefusalName = (name: string): name is RefusalName => Object.hasOwn(refusals, name)

/** The refusal that an error of the ledger stands for; the error itself where it stands for none. */
export function refusalOf(error: unknown): unknown {
  const detail = fieldOf(error, 'detail')
  const [asset, units = '0'] = detail.split(' ')
  const currency = assetOf(asset)
  switch (fieldOf(error, 'code')) {
    case 'LG001':
      return new Refusal('idempotency_key_reused')
    case 'LG002':
      return new Refusal('money_stopped', { retryAfter: 60 })
    case 'LG003':
      return new Refusal('over_daily_limit', {
        values: { left: decimalText(BigInt(units), currency), currency },
      })
    case 'LG004':
      return new Refusal('balance_too_low', {
        values: { balance: decimalText(BigInt(units), currency), currency },
      })
    // What follows from the entry must not be: the trigger that follows it names the refusal.
    case 'LG100':
      return isRefusalName(detail) ? new Refusal(detail) : error
    default:
      return error
  }
}

/** True for what may succeed if it is done once more: a lock that was not given, a deadlock, a serialization failure. */
export const isPassing = (error: unknown): boolean =>
  ['40001', '40P01', '55P03'].includes(fieldOf(error, 'code'))

/** True where a batch failed for one of its items. */
export const isOfOneItem = (error: unknown): boolean =>
  ['23514', 'LG003', 'LG100'].includes(fieldOf(error, 'code'))
