import { Plural, Trans } from '@lingui/react/macro'
import { IconLock } from '@tabler/icons-react'
import { paths } from '../../../paths.ts'
import { ResultRow } from '../../../search/ResultRow.tsx'
import type { RowProps, SearchKind } from '../../../search/search-kind.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'

function GroupRow({
  result: { group_name, avatar, member_count, is_closed_group, is_project },
}: RowProps<'group'>) {
  return (
    <ResultRow
      face={<MemberAvatar name={group_name} src={avatar} size={40} square />}
      name={<bdi>{group_name}</bdi>}
      beside={
        is_closed_group === 1 && (
          <>
            <IconLock size={14} aria-hidden="true" /> <Trans context="group type">Close</Trans>
          </>
        )
      }
    >
      {is_project === 1 && (
        <>
          <Trans context="a kind of group">Project</Trans>
          {' · '}
        </>
      )}
      <Plural value={member_count} one="# member" other="# members" />
    </ResultRow>
  )
}

/** Search results for groups. */
export const foundGroup: SearchKind<'group'> = {
  rank: 30,
  title: <Trans>Groups and projects</Trans>,
  to: ({ id }) => paths.group(id),
  Row: GroupRow,
}
