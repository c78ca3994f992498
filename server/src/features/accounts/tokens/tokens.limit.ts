import type { Scope } from '@commons/contract/shared/scopes.ts'
import { unitsOf } from '@commons/contract/shared/units.ts'

interface Limited {
  readonly scopes: readonly Scope[]
  readonly daily_limit?: string | undefined
}

/** Returns a token's daily limit in the smallest unit of FCELL; refuses one too many, too few or too fine. */
export function limitOf(
  { scopes, daily_limit }: Limited,
  { refuseFields }: { refuseFields(fields: Record<string, string>): never },
): bigint | undefined {
  const spends = scopes.includes('money')
  if (daily_limit === undefined)
    return spends ? refuseFields({ daily_limit: 'token_limit_required' }) : undefined
  if (!spends) return refuseFields({ daily_limit: 'token_limit_needless' })
  return unitsOf(daily_limit, 'FCELL') ?? refuseFields({ daily_limit: 'amount_too_fine' })
}
