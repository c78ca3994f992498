import { text, type Language } from '../../../platform/language.ts'
import type { InterestRow } from './interests.queries.ts'

type Named = Pick<InterestRow, 'name' | 'name_en' | 'name_cs'>

/** Returns an interest's name: what an admin gave it, or else what the catalogues say. */
export function nameIn(language: Language, { name, name_en, name_cs }: Named): string {
  const given = language === 'cs' ? name_cs : name_en
  return given ?? (name === null ? '' : text(language, `interest.${name}`))
}

export const namesOf = (interest: Named) => ({
  name_en: nameIn('en', interest),
  name_cs: nameIn('cs', interest),
})
