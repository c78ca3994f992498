import { SearchDialog } from '../../../search/SearchDialog.tsx'
import { searchKinds } from './search-kinds.ts'

/** The search of the top bar. */
export default function Search({ onClose }: { onClose: () => void }) {
  return <SearchDialog kinds={searchKinds} onClose={onClose} />
}
