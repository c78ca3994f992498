import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useAddressValues } from '../../../shown/use-list-filters.ts'

const pauseMs = 400

/** The filters of the list of members that are typed. The address has them, too. */
export interface TypedFilters {
  /** Null: the caller's role doesn't find members by it. */
  readonly domain: string | null
  readonly network: string | null
  readonly since: string
  set(this: void, change: { domain?: string; network?: string; since?: string }): void
}

/** Returns what is typed into the filters, and what the list is asked once typing pauses. */
export function useMemberFilters(seesAddresses: boolean) {
  const { values, put } = useAddressValues()
  const [typed, setTyped] = useState(() => ({
    domain: values['domain'] ?? '',
    network: values['network'] ?? '',
    since: values['since'] ?? '',
  }))
  const [{ domain, network, since }] = useDebouncedValue(typed, pauseMs)
  useEffect(() => {
    if (
      domain !== (values['domain'] ?? '') ||
      network !== (values['network'] ?? '') ||
      since !== (values['since'] ?? '')
    )
      put({ domain: domain || undefined, network: network || undefined, since: since || undefined })
    // oxlint-disable-next-line react/exhaustive-deps -- the address follows what is typed, not the other way
  }, [domain, network, since])
  const filters: TypedFilters = {
    domain: seesAddresses ? typed.domain : null,
    network: seesAddresses ? typed.network : null,
    since: typed.since,
    set: (change) => setTyped((before) => ({ ...before, ...change })),
  }
  return {
    filters,
    asked: {
      ...(seesAddresses && domain !== '' && { email_domain: domain }),
      ...(seesAddresses && network !== '' && { ip: network }),
      ...(since !== '' && { joined_after: since }),
    },
  }
}
