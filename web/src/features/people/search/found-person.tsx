import { Trans } from '@lingui/react/macro'
import { paths } from '../../../paths.ts'
import { ResultRow } from '../../../search/ResultRow.tsx'
import type { Found, RowProps, SearchKind } from '../../../search/search-kind.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { BotMark } from '../../../ui/words/BotMark.tsx'

function Closeness({ of }: { of: Found<'person'>['closeness'] }) {
  switch (of) {
    case 'friend':
      return <Trans>Friend</Trans>
    case 'following':
      return <Trans>Following</Trans>
    case 'known':
      return <Trans>Followed by people you follow</Trans>
    case 'none':
      return null
  }
}

function PersonRow({ result }: RowProps<'person'>) {
  const { full_name, username, avatar, closeness } = result
  return (
    <ResultRow
      face={<MemberAvatar name={full_name} src={avatar} size={40} />}
      name={<bdi>{full_name}</bdi>}
      beside={closeness !== 'none' && <Closeness of={closeness} />}
    >
      @{username} <BotMark of={result} />
    </ResultRow>
  )
}

/** Search results for members. */
export const foundPerson: SearchKind<'person'> = {
  rank: 10,
  title: <Trans>People</Trans>,
  titleWhenEmpty: <Trans>People you know</Trans>,
  to: ({ id }) => paths.timeline(id),
  Row: PersonRow,
}
