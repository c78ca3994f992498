import { type AssetCode, type Units, unitsOf } from '@commons/contract/shared/units.ts'

/** The content of an amount field; a problem is the name of one of the contract's field messages. */
export type TypedAmount<Asset extends AssetCode> =
  | { readonly state: 'empty' }
  | { readonly state: 'wrong'; readonly problem: 'amount_invalid' | 'amount_zero' | 'amount_too_fine' }
  | { readonly state: 'amount'; readonly units: Units<Asset>; readonly text: string }

const longest = 40

/** Removes spaces and turns a comma into a point. Digits are left as they are. */
export function tidyAmount(text: string): string {
  const close = text.replaceAll(/\s/g, '')
  // With both signs, or two of one, it is unknown which is the decimal point.
  return /^[^.,]*,[^.,]*$/.test(close) ? close.replace(',', '.') : close
}

/** Parses a typed amount exactly: nothing is rounded or dropped. */
export function typedAmount<Asset extends AssetCode>(typed: string, asset: Asset): TypedAmount<Asset> {
  const tidy = tidyAmount(typed)
  if (tidy === '') return { state: 'empty' }
  const text = tidy.replace(/^\./, '0.').replace(/\.$/, '')
  if (!/^[0-9]+(\.[0-9]+)?$/.test(text) || text.length > longest)
    return { state: 'wrong', problem: 'amount_invalid' }
  const units = unitsOf(text, asset)
  if (units === undefined) return { state: 'wrong', problem: 'amount_too_fine' }
  if (units === 0n) return { state: 'wrong', problem: 'amount_zero' }
  return { state: 'amount', units, text }
}
