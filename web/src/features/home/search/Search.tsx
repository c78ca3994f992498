import { features } from '../../../features.ts'
import { SearchDialog } from '../../../search/SearchDialog.tsx'
import type { SearchKinds } from '../../../search/search-kind.ts'

/** The kinds of search results from all features. */
const kinds = features.reduce<SearchKinds>((all, { searches }) => ({ ...all, ...searches }), {})

/** The search of the top bar. */
export default function Search({ onClose }: { onClose: () => void }) {
  return <SearchDialog kinds={kinds} onClose={onClose} />
}
