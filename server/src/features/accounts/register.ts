import { register } from '@commons/contract/accounts/accounts.ts'
import { handle } from '../../platform/call/handle.ts'
import { isCommonPassword } from '../../platform/passwords.ts'
import { orderWelcome } from './accounts.mail.ts'
import { takeProofOfWork } from './accounts.proof-of-work.ts'
import { passesForKnown } from './accounts.protected.ts'
import { findAccountByEmail, findReferrer } from './accounts.queries.ts'
import { isSameMailbox } from './accounts.rules.ts'
import { currentVersion } from '../network/public.ts'
import { domainOf, plainAddress } from './barriers/barriers.rules.ts'
import { answersTo, enter } from './registration/entrance.ts'
import { findInviter, takeInvitation } from './registration/invitations.queries.ts'
import { join } from './registration/joining.ts'
import { orderConfirmation } from './registration/signups.mail.ts'
import { addSignup, findSignup } from './registration/signups.queries.ts'

export default handle(register, {
  async before({ email, full_name, password, confirm_password, captchaToken, invitation, answers }, context) {
    const { client, db, language, platform, refuse, refuseFields } = context
    if (password !== confirm_password) refuseFields({ confirm_password: 'passwords_differ' })
    if (isCommonPassword(password)) refuseFields({ password: 'password_common' })
    // Finding out which addresses are taken must cost work, too.
    await takeProofOfWork(captchaToken, context)
    const isInvited = Boolean(invitation) && (await findInviter(db, invitation ?? '')) !== undefined
    const entrance = await enter(platform, { email, address: client.address, isInvited })
    if (entrance.refusal) return refuse(invitation ? 'invitation_ended' : entrance.refusal)
    if (await passesForKnown(db, 'full_name', full_name)) refuse('name_looks_alike')
    // Refused before the hash is computed: a taken address is no secret here.
    const taken = (await findAccountByEmail(db, email)) ?? (await findSignup(db, email))
    if (taken && !('state' in taken && taken.state === 'rejected')) refuse('email_taken')
    return {
      entrance,
      isInvited,
      answers: entrance.waits ? answersTo(platform, language, answers) : [],
      passwordHash: await platform.passwords.hash(password),
    }
  },

  async run({ email, full_name, referral_code, invitation: invitationCode = '', agreed_version }, context) {
    const { tx, before, client, language, platform, refuse, emit, say, session } = context
    const { entrance, answers, passwordHash, isInvited } = before
    const remembered = session.invitation()
    const code = referral_code || (remembered?.isOwn ? undefined : remembered?.code)
    const referrer = code === undefined ? undefined : await findReferrer(tx, code)
    const isOneself =
      (remembered?.isOwn && remembered.code === code) ||
      (referrer !== undefined && isSameMailbox(referrer.email, email))
    // Somebody else may have had the last use since.
    const invitation = isInvited
      ? ((await takeInvitation(tx, invitationCode)) ?? refuse('invitation_ended'))
      : undefined
    const version = await currentVersion(tx)
    const joining = {
      email,
      passwordHash,
      fullName: full_name,
      language,
      referredWith: isOneself ? null : (code ?? null),
      // Who read an earlier one agreed to that, and is asked at the first visit.
      agreedVersion: Math.min(agreed_version ?? version, version),
      invitation,
    }
    if (entrance.waits) {
      const asking = { because: entrance.waits, domain: domainOf(email), answers }
      const address = plainAddress(client.address)
      if (!(await addSignup(tx, { ...joining, ...asking, address }))) refuse('email_taken')
      await orderConfirmation(platform.mail, tx, { email, language })
      say('done.signup_sent')
      return { success: true, is_waiting: true as const }
    }
    const member = await join(tx, joining)
    if (!member) return refuse('email_taken')
    await orderWelcome(platform.mail, tx, { id: member.id, email, language })
    emit('member.registered', { member: member.id })
    return { success: true }
  },
})
