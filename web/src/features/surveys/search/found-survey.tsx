import { Trans } from '@lingui/react/macro'
import { paths } from '../../../paths.ts'
import { ResultRow } from '../../../search/ResultRow.tsx'
import type { RowProps, SearchKind } from '../../../search/search-kind.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'

function SurveyRow({ result: { title, full_name, profile_pic, is_closed } }: RowProps<'survey'>) {
  return (
    <ResultRow
      face={<MemberAvatar name={full_name} src={profile_pic} size={40} />}
      name={title}
      beside={
        is_closed === 1 ? <Trans context="a survey">Closed</Trans> : <Trans context="a survey">Open</Trans>
      }
    >
      <bdi>{full_name}</bdi>
    </ResultRow>
  )
}

/** How surveys are shown in search results. */
export const foundSurvey: SearchKind<'survey'> = {
  rank: 40,
  title: <Trans>Surveys</Trans>,
  to: ({ id }) => paths.survey(id),
  Row: SurveyRow,
}
