import { largestTarget } from '@commons/contract/shared/project-figures.ts'
import { unitsOf } from '@commons/contract/shared/units.ts'

const unitsOfToken = 10n ** 18n

/** Returns a target in the smallest unit; refuses one that is too fine or too large, at its field. */
export function targetUnits(
  amount: string,
  { refuseFields }: { refuseFields: (fields: Record<string, string>) => never },
): bigint {
  const units = unitsOf(amount, 'FCELL') ?? refuseFields({ funding_target: 'amount_too_fine' })
  if (units > largestTarget * unitsOfToken) refuseFields({ funding_target: 'funding_target_too_large' })
  return units
}
