import { projectSorts, type ProjectSort } from '@commons/contract/shared/project-figures.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useListSearch } from '../../../shown/ListSearch.tsx'

const sortIn = (text: string | undefined): ProjectSort =>
  projectSorts.find((sort) => sort === text) ?? 'newest'

/** Returns the filters of a list of all projects, which are kept in the address of the page, `to`. */
export function useProjectFilters(to: string) {
  const navigate = useNavigate()
  const asked: { search?: string; sort?: string; ended?: string } = useSearch({ strict: false })
  const sort = sortIn(asked.sort)
  const hasEnded = asked.ended === '1'
  const search = useListSearch(asked.search)

  const show = (wanted: { search: string; sort: ProjectSort; hasEnded: boolean }) =>
    void navigate({
      to,
      search: {
        search: wanted.search || undefined,
        sort: wanted.sort === 'newest' ? undefined : wanted.sort,
        ended: wanted.hasEnded ? '1' : undefined,
      },
      replace: true,
      resetScroll: false,
    })
  useEffect(() => {
    if (search.asked !== (asked.search ?? '')) show({ search: search.asked, sort, hasEnded })
    // oxlint-disable-next-line react/exhaustive-deps -- the address follows what is typed, not the other way
  }, [search.asked])

  return {
    search,
    sort,
    hasEnded,
    input: { ...search.input, sort, ...(hasEnded && { ended: 1 as const }), limit: 12 },
    setSort: (text: string) => show({ search: search.asked, sort: sortIn(text), hasEnded }),
    setEnded: (ended: boolean) => show({ search: search.asked, sort, hasEnded: ended }),
  }
}
