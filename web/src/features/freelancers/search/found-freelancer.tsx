import { Trans } from '@lingui/react/macro'
import { paths } from '../../../paths.ts'
import { MarkedText } from '../../../search/MarkedText.tsx'
import { ResultRow } from '../../../search/ResultRow.tsx'
import type { RowProps, SearchKind } from '../../../search/search-kind.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { Dollars } from '../../freelance/public.ts'

function FreelancerRow({ result, words }: RowProps<'freelancer'>) {
  const { full_name, profile_pic, professional_headline, top_skills, hourly_rate } = result
  return (
    <ResultRow
      face={<MemberAvatar name={full_name} src={profile_pic} size={40} />}
      name={<bdi>{full_name}</bdi>}
      beside={
        hourly_rate !== null && (
          <Trans>
            <Dollars amount={hourly_rate} /> an hour
          </Trans>
        )
      }
    >
      <MarkedText text={professional_headline || top_skills.join(', ')} words={words} />
    </ResultRow>
  )
}

/** How freelancers are shown in search results: what they do, beside the members found by their names. */
export const foundFreelancer: SearchKind<'freelancer'> = {
  rank: 90,
  title: <Trans>Freelancers</Trans>,
  to: ({ id }) => paths.freelancer(id),
  Row: FreelancerRow,
}
