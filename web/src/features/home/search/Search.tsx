import { useMemo } from 'react'
import { present, useAbsent } from '../../../ui/network.ts'
import { features } from '../../../features.ts'
import { SearchDialog } from '../../../search/SearchDialog.tsx'
import type { SearchKinds } from '../../../search/search-kind.ts'

/** The search of the top bar. */
export default function Search({ onClose }: { onClose: () => void }) {
  const absent = useAbsent()
  /** The kinds of search results from all features. */
  const kinds = useMemo(
    () => present(features, absent).reduce<SearchKinds>((all, { searches }) => ({ ...all, ...searches }), {}),
    [absent],
  )
  return <SearchDialog kinds={kinds} onClose={onClose} />
}
