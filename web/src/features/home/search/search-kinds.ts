import type { SearchKinds } from '../../../search/search-kind.ts'
import { foundGroup } from '../../groups/search/public.ts'
import { foundPerson } from '../../people/search/public.ts'
import { foundPost, foundTag } from '../../posts/search/public.ts'
import { foundSurvey } from '../../surveys/search/public.ts'
import { foundReel } from '../../reels/search/public.ts'

/** The kinds of search results from all features, in display order. */
export const searchKinds: SearchKinds = {
  person: foundPerson,
  tag: foundTag,
  group: foundGroup,
  survey: foundSurvey,
  post: foundPost,
  reel: foundReel,
}
