import type { Invitation, Signup } from '@commons/contract/accounts/registration.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import type { InvitationRow } from './invitations.queries.ts'
import type { SignupRow } from './signups.queries.ts'

export const signupShape = ({ id, address, confirmed_at, answered_at, ...row }: SignupRow): Signup => ({
  ...row,
  signup_request_id: id,
  address: address ?? '',
  confirmed_at: confirmed_at.toISOString(),
  answered_at: answered_at?.toISOString() ?? null,
})

export const invitationShape = ({
  id,
  works,
  expires_at,
  created_at,
  ...row
}: InvitationRow): Invitation => ({
  ...row,
  invitation_id: id,
  works: flag(works),
  expires_at: expires_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
})
