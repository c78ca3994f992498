/** Saved searches as sent on the wire. */
import type { SavedSearch } from '@commons/contract/freelance/searches.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import type { SavedSearchRow } from './searches.queries.ts'

export const savedSearchShape = (row: SavedSearchRow): SavedSearch => ({
  saved_search_id: row.id,
  name: row.name,
  filter: {
    search: row.text,
    skills: [...row.skills],
    budget_from: row.budget_from,
    budget_to: row.budget_to,
    pay_by: row.pay_by,
    client_verified: flag(row.client_verified),
  },
  is_alert: flag(row.is_alert),
  created_at: row.created_at.toISOString(),
})
