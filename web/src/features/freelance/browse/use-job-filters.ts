import type { SavedSearch } from '@commons/contract/freelance/searches.ts'
import { mostSkills } from '@commons/contract/shared/job.ts'
import { useAddressValues, useListFilters } from '../../../shown/use-list-filters.ts'

/** In US dollars; the first is none. */
export const budgetSteps = ['', '5', '20', '50', '100', '200', '300', '400', '500', '1000'] as const

const choices = {
  pay: ['', 'fixed', 'hourly'],
  from: budgetSteps,
  to: budgetSteps,
  verified: ['', '1'],
} as const

/** Returns the filters of the list of jobs, as the address has them. */
export function useJobFilters() {
  const { search, chosen, choose, clear } = useListFilters(choices)
  const { values, put } = useAddressValues()
  const skills = (values['skills'] ?? '')
    .split('\n')
    .filter((skill) => skill !== '')
    .slice(0, mostSkills)
  const { pay, from, to, verified } = chosen
  const filter = {
    ...search.input,
    ...(skills.length > 0 && { skills: JSON.stringify(skills) }),
    ...(pay !== '' && { pay_by: pay }),
    ...(from !== '' && { budget_from: from }),
    ...(to !== '' && { budget_to: to }),
    ...(verified === '1' && { client_verified: 1 as const }),
  }
  const count = [skills.length > 0, ...[pay, from, to, verified].map((each) => each !== '')].filter(
    Boolean,
  ).length
  return {
    search,
    chosen,
    skills,
    /** How many filters are in use, beside the words. */
    count,
    choose,
    setSkills: (next: readonly string[]) => put({ skills: next.join('\n') || undefined }),
    clear() {
      clear()
      put({ skills: undefined })
    },
    /** Shows what a saved search finds. */
    apply(saved: SavedSearch['filter']) {
      search.setTyped(saved.search)
      put({
        search: saved.search || undefined,
        skills: saved.skills.join('\n') || undefined,
        pay: saved.pay_by ?? undefined,
        from: saved.budget_from?.toString(),
        to: saved.budget_to?.toString(),
        verified: saved.client_verified === 1 ? '1' : undefined,
      })
    },
    isFiltered: search.asked !== '' || count > 0,
    filter,
    input: { ...filter, limit: 20 },
  }
}
