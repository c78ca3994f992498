import { useMemo } from 'react'
import { present, useAbsent } from '../../../ui/network.ts'
import { features } from '../../../features.ts'
import { SearchDialog } from '../../../search/SearchDialog.tsx'
import type { SearchKinds } from '../../../search/search-kind.ts'

interface SearchProps {
  /** What is searched for at first. */
  text?: string
  onClose: () => void
}

/** The search of the top bar. */
export default function Search({ text = '', onClose }: SearchProps) {
  const absent = useAbsent()
  /** The kinds of search results from all features. */
  const kinds = useMemo(
    () => present(features, absent).reduce<SearchKinds>((all, { searches }) => ({ ...all, ...searches }), {}),
    [absent],
  )
  return <SearchDialog kinds={kinds} initialText={text} onClose={onClose} />
}
