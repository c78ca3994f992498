/** The choices of forms in a freelancer's profile, in the viewer's language. */
import { countries, namedCountries } from '@commons/contract/shared/countries.ts'
import { firstYear, months } from '@commons/contract/shared/months.ts'
import { t } from '@lingui/core/macro'

export const monthChoices = (language: string) => {
  const format = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
  return months.map((value, month) => ({ value, label: format.format(new Date(Date.UTC(2000, month, 1))) }))
}

/** Years to choose from, the present one first. */
export function yearChoices() {
  const present = new Date().getUTCFullYear()
  return Array.from({ length: present - firstYear + 1 }, (_, ago) => {
    const year = String(present - ago)
    return { value: year, label: year }
  })
}

/** Returns a country's name; empty for none. */
export function countryName(country: string, language: string): string {
  if (country === 'USA') return t`USA`
  if (country === 'India') return t`India`
  if (country === '') return ''
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(country) ?? country
}

/** Countries to choose from: those that the documents name, then all others by their names. */
export function countryChoices(language: string) {
  const named: readonly string[] = namedCountries
  const choice = (value: string) => ({ value, label: countryName(value, language) })
  const others = countries.filter((country) => !named.includes(country)).map(choice)
  return [...named.map(choice), ...others.toSorted((a, b) => a.label.localeCompare(b.label, language))]
}
