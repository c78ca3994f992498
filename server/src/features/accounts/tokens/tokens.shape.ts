import type { Token } from '@commons/contract/accounts/tokens.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import type { TokenRow } from './tokens.queries.ts'

export const shownToken = (row: TokenRow): Token => ({
  token_id: row.id,
  name: row.name,
  scopes: row.scopes,
  daily_limit: row.daily_limit === null ? null : decimalText(BigInt(row.daily_limit), 'FCELL'),
  spent_today: decimalText(BigInt(row.spent_today), 'FCELL'),
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  ...(row.app_id !== null && {
    app: { app_id: row.app_id, name: row.app_name ?? '', website: row.app_website ?? '' },
  }),
  ...(row.used_at && { last_used_at: row.used_at.toISOString() }),
})
