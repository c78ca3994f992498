/** Errors of the ledger as refusals of calls. */
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

/** Returns the refusal for an error of the ledger, or the error itself where there is none. */
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
    case 'LG021':
      return new Refusal('over_token_limit', { values: { left: decimalText(BigInt(units), currency) } })
    case 'LG022':
      return new Refusal('scope_needed', { values: { scope: 'money' } })
    case 'LG024':
      return new Refusal('not_by_token')
    case 'LG023':
      return new Refusal('token_refused')
    // A consequence of the entry isn't allowed: the trigger that applies it names the refusal.
    case 'LG100':
      return isRefusalName(detail) ? new Refusal(detail) : error
    default:
      return error
  }
}

/** True for errors that a retry may avoid: an unavailable lock, a deadlock, a serialization failure. */
export const isPassing = (error: unknown): boolean =>
  ['40001', '40P01', '55P03'].includes(fieldOf(error, 'code'))

/** True where one of its items made a batch fail: a row that it refers to is gone, or its key is taken. */
export const isOfOneItem = (error: unknown): boolean =>
  ['23503', '23505', '23514', 'LG003', 'LG004', 'LG100'].includes(fieldOf(error, 'code'))
