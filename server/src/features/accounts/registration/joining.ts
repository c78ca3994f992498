/** Makes somebody a member: at once, or when moderators let them in. */
import type { Tx } from '../../../platform/db/prepared.ts'
import type { Language } from '../../../platform/language.ts'
import { addConsent } from '../../network/public.ts'
import { addMember, findAccountByEmail, listUsernames } from '../accounts.queries.ts'
import { freeUsername, newReferralCode, usernameStem } from '../accounts.rules.ts'
import { addInvited } from './invitations.queries.ts'

interface Joining {
  readonly email: string
  readonly passwordHash: string
  readonly fullName: string
  readonly language: Language
  readonly referredWith: string | null
  /** The version of the terms that they agreed to. */
  readonly agreedVersion: number
  readonly invitation: { readonly id: number | null; readonly inviter: number } | undefined
}

/** Adds the member, with a username made from their name; undefined if the address has an account. */
export async function join(
  tx: Tx,
  { invitation, agreedVersion, fullName, ...joining }: Joining,
): Promise<{ id: number; username: string } | undefined> {
  const stem = usernameStem(fullName)
  // Two members who register with the same name at once want the same username: the later one tries the
  // next.
  for (let attempt = 0; attempt < 5; attempt++) {
    const username = freeUsername(stem, await listUsernames(tx, stem))
    const member = await addMember(tx, { ...joining, fullName, username, referralCode: newReferralCode() })
    if (member) {
      await addConsent(tx, member.id, agreedVersion)
      if (invitation) await addInvited(tx, member.id, invitation)
      return { id: member.id, username }
    }
    if (await hasAccount(tx, joining.email)) return undefined
  }
  throw new Error('No username was free')
}

const hasAccount = async (tx: Tx, email: string) => (await findAccountByEmail(tx, email)) !== undefined
