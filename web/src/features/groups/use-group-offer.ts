import type { Group } from '@commons/contract/groups/groups.ts'
import { mayInGroup } from '@commons/contract/shared/group-acts.ts'
import { useSession } from '../../api/session.ts'
import { useOfferJob } from '../../shown/offer/use-offer-job.tsx'
import type { MenuEntry } from '../../ui/actions/menu-entry.ts'

/** The entry that offers a job: a project's to its owner, and any group's to its members by one of them. */
export function useGroupOffer({
  id,
  group_name: name,
  is_project,
  owner,
  role,
}: Group): readonly MenuEntry[] {
  const me = useSession()?.id
  const isProject = is_project === 1
  const to = isProject && owner && owner.user_id !== me ? owner.user_id : undefined
  const entries = useOfferJob({ about: isProject ? 'project' : 'group', id, to, name })
  return to !== undefined || mayInGroup(role, 'write') ? entries : []
}
