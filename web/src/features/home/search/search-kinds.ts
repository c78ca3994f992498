import type { SearchKinds } from '../../../search/search-kind.ts'
import { foundGroup } from '../../groups/search/public.ts'
import { foundPerson } from '../../people/search/public.ts'
import { foundPost, foundTag } from '../../posts/search/public.ts'
import { foundSurvey } from '../../surveys/search/public.ts'
import { foundReel } from '../../reels/search/public.ts'

/** What can be found, from whoever it belongs to, in the order in which it is shown. */
export const searchKinds: SearchKinds = {
  person: foundPerson,
  tag: foundTag,
  group: foundGroup,
  survey: foundSurvey,
  post: foundPost,
  reel: foundReel,
}
