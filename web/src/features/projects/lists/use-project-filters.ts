import { projectSorts } from '@commons/contract/shared/project-figures.ts'
import { useListFilters } from '../../../shown/use-list-filters.ts'

/** Returns the filters of a list of all projects. */
export function useProjectFilters() {
  const { search, chosen, choose } = useListFilters({ sort: projectSorts, ended: ['', '1'] })
  const { sort } = chosen
  const hasEnded = chosen.ended === '1'
  return {
    search,
    sort,
    hasEnded,
    input: { ...search.input, sort, ...(hasEnded && { ended: 1 as const }), limit: 12 },
    setSort: (text: string) => choose('sort', text),
    setEnded: (ended: boolean) => choose('ended', ended ? '1' : ''),
  }
}
