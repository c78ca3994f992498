/** Invites a member to bid for a job. */
import { mostInvitesOfDay, mostInvitesOfJob } from '@commons/contract/shared/invite.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { addInvite, findInvited } from './invites.queries.ts'

interface Inviting extends Pick<WriteContext, 'tx' | 'emit'> {
  hintOnly(members: readonly number[]): void
}

interface Invitation {
  readonly client: number
  /** An open job of theirs. */
  readonly job: number
  readonly member: number
  readonly message: string
}

/** Invites for a client whose turn it is (`lockInvites`); refuses where they may not. */
export async function inviteTo({ tx, emit, hintOnly }: Inviting, invite: Invitation): Promise<void> {
  const { client, job, member } = invite
  const found = await findInvited(tx, invite)
  if (!found.is_visible) throw new Refusal('member_not_found')
  if (found.is_invited) throw new Refusal('already_invited')
  if (found.has_bid) throw new Refusal('has_bid')
  if (found.of_job >= mostInvitesOfJob || found.of_day >= mostInvitesOfDay)
    throw new Refusal('too_many_invites')
  if (!(await addInvite(tx, invite))) throw new Refusal('member_not_found')
  emit('job.invited', { job, member })
  hintOnly([client, member])
}
