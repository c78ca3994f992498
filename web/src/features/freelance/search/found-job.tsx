import { Trans } from '@lingui/react/macro'
import { paths } from '../../../paths.ts'
import { MarkedText } from '../../../search/MarkedText.tsx'
import { ResultRow } from '../../../search/ResultRow.tsx'
import type { RowProps, SearchKind } from '../../../search/search-kind.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { Budget } from '../Dollars.tsx'

function JobRow({ result, words }: RowProps<'job'>) {
  const { title, full_name, profile_pic } = result
  return (
    <ResultRow
      face={<MemberAvatar name={full_name} src={profile_pic} size={40} />}
      name={<MarkedText text={title} words={words} />}
      beside={<Budget of={result} />}
    >
      <bdi>{full_name}</bdi>
    </ResultRow>
  )
}

/** How jobs are shown in search results. */
export const foundJob: SearchKind<'job'> = {
  rank: 80,
  title: <Trans>Freelance projects</Trans>,
  to: ({ id }) => paths.job(id),
  Row: JobRow,
}
