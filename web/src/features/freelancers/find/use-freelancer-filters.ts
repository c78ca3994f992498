import { countries } from '@commons/contract/shared/countries.ts'
import { freelancerRecords, freelancerSorts } from '@commons/contract/shared/freelancer.ts'
import { mostSkills } from '@commons/contract/shared/job.ts'
import { useAddressValues, useListFilters } from '../../../shown/use-list-filters.ts'

/** In US dollars an hour; the first is none. */
export const rateSteps = ['', '10', '20', '30', '50', '75', '100', '150', '200'] as const

const choices = {
  sort: freelancerSorts,
  record: ['', ...freelancerRecords],
  from: rateSteps,
  to: rateSteps,
} as const

/** Returns the filters of the list of freelancers, as the address has them. */
export function useFreelancerFilters() {
  const { search, chosen, choose, clear } = useListFilters(choices)
  const { values, put } = useAddressValues()
  const skills = (values['skills'] ?? '')
    .split('\n')
    .filter((skill) => skill !== '')
    .slice(0, mostSkills)
  const country = countries.find((each) => each === values['country']) ?? ''
  const { sort, record, from, to } = chosen
  const count = [skills.length > 0, ...[country, record, from, to].map((each) => each !== '')].filter(
    Boolean,
  ).length
  return {
    search,
    chosen,
    skills,
    country,
    choose,
    setSkills: (next: readonly string[]) => put({ skills: next.join('\n') || undefined }),
    setCountry: (next: string) => put({ country: next || undefined }),
    clear() {
      clear()
      put({ skills: undefined, country: undefined })
    },
    count,
    isFiltered: search.asked !== '' || count > 0,
    input: {
      ...search.input,
      ...(skills.length > 0 && { skills: JSON.stringify(skills) }),
      ...(country !== '' && { country }),
      ...(record !== '' && { record }),
      ...(from !== '' && { rate_from: from }),
      ...(to !== '' && { rate_to: to }),
      sort,
      limit: 20,
    },
  }
}
