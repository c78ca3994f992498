/** What admins write about an interest, checked and as it is stored. */
import type { InputOf } from '@commons/contract/call.ts'
import { type add_interest, mostInterestTags } from '@commons/contract/profiles/interests.ts'
import { equalKey, isEqual } from '@commons/contract/shared/text/equal-key.ts'
import { tagOf } from '../../../tags/tags.rules.ts'
import type { InterestWithTags, StoredInterest } from './interests.queries.ts'
import { namesOf } from './interests.shape.ts'

type Input = Pick<InputOf<typeof add_interest>, 'name_en' | 'name_cs' | 'kind' | 'hashtags'>

/** Returns the fields that another interest makes impossible. */
function takenNames(
  { name_en, name_cs }: Input,
  others: readonly InterestWithTags[],
): Record<string, string> {
  const names = others.map(namesOf)
  const isTaken = (field: 'name_en' | 'name_cs', name: string) =>
    names.some((each) => isEqual(each[field], name))
  return {
    ...(isTaken('name_en', name_en) && { name_en: 'interest_name_taken' }),
    ...(isTaken('name_cs', name_cs) && { name_cs: 'interest_name_taken' }),
  }
}

function tagsIn(hashtags: string): string[] {
  const tags = hashtags.split(/[\s,#＃]+/).map((each) => tagOf(each, 'hashtags'))
  return [...new Map(tags.filter((tag) => tag !== '').map((tag) => [equalKey(tag), tag])).values()]
}

/**
 * Returns what is stored of an interest, `before` being what it was; or else its wrong fields. Names that are those of
 * the catalogues aren't stored: they stay the catalogues'.
 */
export function checkInterest(
  input: Input,
  all: readonly InterestWithTags[],
  before?: InterestWithTags,
): { readonly stored: StoredInterest; readonly tags: string[] } | { readonly wrong: Record<string, string> } {
  const tags = tagsIn(input.hashtags)
  const wrong = {
    ...takenNames(
      input,
      all.filter((each) => each !== before),
    ),
    ...(tags.length === 0 && { hashtags: 'interest_tags_required' }),
    ...(tags.length > mostInterestTags && { hashtags: 'too_many_interest_tags' }),
  }
  if (Object.keys(wrong).length > 0) return { wrong }
  const { name_en, name_cs, kind } = input
  const catalogued =
    before && before.name !== null ? namesOf({ ...before, name_en: null, name_cs: null }) : undefined
  const isCatalogued = catalogued?.name_en === name_en && catalogued.name_cs === name_cs
  return { stored: isCatalogued ? { name_en: null, name_cs: null, kind } : { name_en, name_cs, kind }, tags }
}

/** What the log of acts keeps of an interest. */
export const logged = ({ kind, hashtags, ...interest }: InterestWithTags) => ({
  ...namesOf(interest),
  kind,
  hashtags,
})
