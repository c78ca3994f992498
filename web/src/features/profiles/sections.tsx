/** The sections of a profile below its header. */
import type { ProfileBanner } from '@commons/contract/profiles/profiles.ts'
import { Trans } from '@lingui/react/macro'
import { network, present } from '../../ui/network.ts'
import type { ProfileSection, SectionProps } from '../../feature.ts'
import { features } from '../../features.ts'
import { MemberPosts } from './MemberPosts.tsx'

/** The first has no name in the URL. */
type Section = Omit<ProfileSection, 'rank' | 'name'> & { readonly name: string | undefined }

const timeline: Section = { name: undefined, label: <Trans>Timeline</Trans>, Body: MemberPosts }
const others = features
  .flatMap(({ sections = [], partOf }) => sections.map((each) => ({ ...each, ...(partOf && { partOf }) })))
  .toSorted((one, other) => one.rank - other.rank)

/** Returns the sections that the viewer may see, and the selected one, by default the first. */
export function sectionsOf(
  member: ProfileBanner,
  { isOwn }: Pick<SectionProps, 'isOwn'>,
  asked: string | undefined,
) {
  const mayAll = isOwn || member.is_friend === 1
  const all: readonly Section[] = [
    timeline,
    ...present(others, network.get().absent).filter((each) => mayAll || !each.isOfFollowed),
  ]
  return { all, shown: all.find(({ name }) => name === asked) ?? timeline }
}
