/**
 * JSON numbers with more digits than a double holds: 1.00000000000000000001 is parsed as 1. Amounts refuse
 * them. Everywhere else the nearest double will do.
 */
import { inexactNumber } from '@commons/contract/shared/money.ts'

/** Bodies that have such numbers, with marks in place of what they were parsed as. */
const marked = new WeakMap<object, Record<string, unknown>>()

/** A number that may be one: up to 15 digits without an exponent always fit. */
const suspicious = /[:[,]\s*-?(?:[\d.]{16,}|[\d.]+[eE])/

/** Notes of a parsed body which of its numbers lost digits. */
export function noteInexact(text: string, body: unknown): void {
  if (typeof body !== 'object' || body === null || !suspicious.test(text)) return
  let hasAny = false
  const mark = (_key: string, value: unknown, context?: { source?: string }): unknown => {
    const source = context?.source
    if (typeof value !== 'number' || source === undefined || exact(source) === exact(String(value)))
      return value
    hasAny = true
    return inexactNumber
  }
  const again = JSON.parse(text, mark) as Record<string, unknown>
  if (hasAny) marked.set(body, again)
}

/** Notes a form's field that was parsed to a number, whose digits nobody knows any more. */
export function noteParsedNumber(fields: object, name: string): void {
  marked.set(fields, { ...marked.get(fields), [name]: inexactNumber })
}

/** Returns the body with a mark for each number that lost digits; undefined if none did. */
export const inexactOf = (body: object): object | undefined => marked.get(body)

/** Returns a decimal number in one form for each value. */
function exact(source: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(source) ?? []
  const digits = (whole + fraction).replace(/^0+/, '')
  const significant = digits.replace(/0+$/, '')
  if (significant === '') return whole === '' ? source : '0'
  const places = BigInt(exponent) - BigInt(fraction.length) + BigInt(digits.length - significant.length)
  return `${sign}${significant}e${places}`
}
