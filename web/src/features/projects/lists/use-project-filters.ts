import { projectSorts, projectStages } from '@commons/contract/shared/project-figures.ts'
import { useEffect } from 'react'
import { useListSearch } from '../../../shown/ListSearch.tsx'
import { useAddressValues, useListFilters } from '../../../shown/use-list-filters.ts'

/** Returns what is typed into a filter, which the address keeps as it keeps the search. */
function useTypedFilter(name: 'industry' | 'location') {
  const { values, put } = useAddressValues()
  const field = useListSearch(values[name])
  useEffect(() => {
    if (field.asked !== (values[name] ?? '')) put({ [name]: field.asked || undefined, page: undefined })
    // oxlint-disable-next-line react/exhaustive-deps -- the address follows what is typed, not the other way
  }, [field.asked])
  return field
}

/** Returns the filters of a list of all projects. */
export function useProjectFilters() {
  const { search, chosen, choose, clear } = useListFilters({
    sort: projectSorts,
    stage: projectStages,
    // Of older addresses.
    ended: ['0', '1'],
  })
  const { put } = useAddressValues()
  const industry = useTypedFilter('industry')
  const location = useTypedFilter('location')
  const { sort } = chosen
  const stage = chosen.stage === 'running' && chosen.ended === '1' ? 'ended' : chosen.stage
  return {
    search,
    industry,
    location,
    sort,
    stage,
    /** What narrows the list beside its stage; empty if nothing does. */
    asked: search.asked + industry.asked + location.asked,
    input: {
      ...search.input,
      ...(industry.asked !== '' && { industry: industry.asked }),
      ...(location.asked !== '' && { location: location.asked }),
      sort,
      stage,
      limit: 12,
    },
    setSort: (text: string) => choose('sort', text),
    setStage: (text: string) =>
      put({ stage: text === 'running' ? undefined : text, ended: undefined, page: undefined }),
    clear: () => {
      industry.setTyped('')
      location.setTyped('')
      clear()
    },
  }
}
