import { type AssetCode, type Units, unitsOf } from '@commons/contract/shared/units.ts'

/** The content of an amount field; a problem is the name of one of the contract's field messages. */
export type TypedAmount<Asset extends AssetCode> =
  | { readonly state: 'empty' }
  | {
      readonly state: 'wrong'
      readonly problem: 'amount_invalid' | 'amount_grouped' | 'amount_zero' | 'amount_too_fine'
    }
  | { readonly state: 'amount'; readonly units: Units<Asset>; readonly text: string }

const longest = 40

const close = (text: string) => text.replaceAll(/\s/g, '')

/** One comma before exactly three digits: 1,000 is a thousand to some and 1 to others. 0,125 is clear. */
const isGrouped = (text: string) => /^\d*[1-9]\d*,\d{3}$/.test(text)

/** Returns whether people who read this language write a thousand as 1,000. */
const groupsByComma = (language: string) =>
  new Intl.NumberFormat(language)
    .formatToParts(10_000)
    .some(({ type, value }) => type === 'group' && value === ',')

/** Removes spaces and turns a comma into a point, where it can only be one. Digits are left as they are. */
export function tidyAmount(text: string): string {
  const tidy = close(text)
  // With both signs, or two of one, it is unknown which is the decimal point.
  return /^[^.,]*,[^.,]*$/.test(tidy) && !isGrouped(tidy) ? tidy.replace(',', '.') : tidy
}

/**
 * Tidies an amount that is still being typed. Where thousands have commas, a comma stays one: with the next
 * digits it may turn out to be no decimal point.
 */
export const tidyTyping = (text: string, language: string): string =>
  groupsByComma(language) ? close(text) : close(text).replace(/^([^.,]*),([^.,]*)$/, '$1.$2')

/** Parses a typed amount exactly: nothing is rounded or dropped, and nothing is guessed. */
export function typedAmount<Asset extends AssetCode>(typed: string, asset: Asset): TypedAmount<Asset> {
  const tidy = tidyAmount(typed)
  if (tidy === '') return { state: 'empty' }
  if (isGrouped(tidy)) return { state: 'wrong', problem: 'amount_grouped' }
  const text = tidy.replace(/^\./, '0.').replace(/\.$/, '')
  if (!/^[0-9]+(\.[0-9]+)?$/.test(text) || text.length > longest)
    return { state: 'wrong', problem: 'amount_invalid' }
  const units = unitsOf(text, asset)
  if (units === undefined) return { state: 'wrong', problem: 'amount_too_fine' }
  if (units === 0n) return { state: 'wrong', problem: 'amount_zero' }
  return { state: 'amount', units, text }
}
