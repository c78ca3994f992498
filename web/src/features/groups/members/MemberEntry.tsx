import type { GroupMember } from '@commons/contract/groups/members.ts'
import type { Group } from '@commons/contract/groups/groups.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx'
import { PersonRow } from '../../../shown/PersonRow.tsx'
import { useMemberEntries } from './use-member-entries.tsx'

function Role({ of: { role, duration } }: { of: GroupMember }) {
  if (role === 'owner') return <Trans>Owner</Trans>
  return role === 'moderator' ? <Trans>Moderator</Trans> : <Trans>Joined: {duration}</Trans>
}

/** A member with their role and the viewer's actions on them. */
export function MemberEntry({ group, member }: { group: Group; member: GroupMember }) {
  const { t } = useLingui()
  const entries = useMemberEntries(group, member)
  return (
    <PersonRow member={member} note={<Role of={member} />} hasMenu>
      {entries.length > 0 && <ActionMenu label={t`Menu for ${member.full_name}`} entries={entries} />}
    </PersonRow>
  )
}
