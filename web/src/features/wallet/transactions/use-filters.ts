import type { Currency } from '@commons/contract/shared/units.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { Request } from '../../../api/call.ts'

const pause = 250

const none = { type: '', from: '', to: '', search: '' }
export type Filters = Readonly<typeof none>

/** Returns the filters of the transactions: as chosen and typed, and as input for the call. */
export function useFilters(currency: Currency) {
  const [filters, setFilters] = useState<Filters>(none)
  const typed = filters.search.trim()
  const [settled] = useDebouncedValue(typed, pause)
  const search = typed === '' ? '' : settled
  const { type, from, to } = filters
  const input: Request<'transaction_list'> = {
    currency,
    ...(type && { trx_type_id: type }),
    ...(from && { from }),
    ...(to && { to }),
    ...(search && { search }),
  }
  return {
    filters,
    input,
    isNarrow: Boolean(type || from || to || search),
    set: (parts: Partial<Filters>) => setFilters((before) => ({ ...before, ...parts })),
    clear: () => setFilters(none),
  }
}
