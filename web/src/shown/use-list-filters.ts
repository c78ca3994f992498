import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useListSearch } from './ListSearch.tsx'

type Choices = Readonly<Record<string, readonly [string, ...string[]]>>
type Chosen<Of extends Choices> = { readonly [Name in keyof Of]: Of[Name][number] }

/** The values of a list's address, among others of the page. A value of undefined leaves the address. */
export function useAddressValues() {
  const navigate = useNavigate()
  const values: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const put = (parts: Readonly<Record<string, string | undefined>>) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...parts }),
      replace: true,
      resetScroll: false,
      state: true,
    })
  return { values, put }
}

/**
 * Search and choices of a list, kept in the address of the page, so that Back and a link lead to the same
 * list. Each choice names its values, the first being the one that the address leaves out.
 */
export function useListFilters<const Of extends Choices>(choices: Of) {
  const { values, put } = useAddressValues()
  const search = useListSearch(values['search'])
  // Another filter begins with its first page.
  const set = (parts: Readonly<Record<string, string | undefined>>) => put({ ...parts, page: undefined })

  useEffect(() => {
    if (search.asked !== (values['search'] ?? '')) set({ search: search.asked || undefined })
    // oxlint-disable-next-line react/exhaustive-deps -- the address follows what is typed, not the other way
  }, [search.asked])

  const chosen = Object.fromEntries(
    Object.entries(choices).map(([name, of]) => [name, of.find((each) => each === values[name]) ?? of[0]]),
  ) as Chosen<Of>
  return {
    search,
    chosen,
    choose: (name: keyof Of & string, value: string) =>
      set({ [name]: value === choices[name]?.[0] ? undefined : value }),
    /** Shows the whole list. */
    clear: () => {
      search.setTyped('')
      set({
        ...Object.fromEntries(Object.keys(choices).map((name) => [name, undefined])),
        search: undefined,
      })
    },
  }
}
