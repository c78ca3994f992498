import { Trans } from '@lingui/react/macro'
import { paths } from '../../../paths.ts'
import type { SearchKind } from '../../../search/search-kind.ts'
import { WordsRow } from '../../posts/search/public.ts'

/** How reels are shown in search results. */
export const foundReel: SearchKind<'reel'> = {
  rank: 60,
  title: <Trans>Reels</Trans>,
  to: ({ id }) => paths.reel(id),
  Row: WordsRow,
}
