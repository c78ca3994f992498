import { z } from 'zod'
import { countries } from './countries.ts'

const written = new Map<string, string>([
  ['US', 'USA'],
  ['IN', 'India'],
])

/** A country in an input: USA, India, or any code of ISO 3166-1; empty text is none. */
export const CountryIn = z
  .string('country_invalid')
  .trim()
  .transform((text) => written.get(text.toUpperCase()) ?? (text.length === 2 ? text.toUpperCase() : text))
  .refine((text) => text === '' || countries.includes(text), 'country_invalid')
  .describe('USA, India, or the two letters of ISO 3166-1, such as CZ. Empty for none.')
