import { Trans } from '@lingui/react/macro'
import { paths } from '../../../paths.ts'
import { MarkedText } from '../../../search/MarkedText.tsx'
import { ResultRow } from '../../../search/ResultRow.tsx'
import type { RowProps, SearchKind } from '../../../search/search-kind.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'

function VideoRow({ result: { title, channel_name, channel_file }, words }: RowProps<'video'>) {
  return (
    <ResultRow
      face={<MemberAvatar name={channel_name} src={channel_file} size={40} />}
      name={<MarkedText text={title} words={words} />}
    >
      <bdi>{channel_name}</bdi>
    </ResultRow>
  )
}

/** How videos are shown in search results. */
export const foundVideo: SearchKind<'video'> = {
  rank: 70,
  title: <Trans>Videos</Trans>,
  to: ({ id }) => paths.video(id),
  Row: VideoRow,
}
