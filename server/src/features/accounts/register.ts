import { register } from '@commons/contract/accounts/accounts.ts'
import { handle } from '../../platform/call/handle.ts'
import { isCommonPassword } from '../../platform/passwords.ts'
import { orderWelcome } from './accounts.mail.ts'
import { takeProofOfWork } from './accounts.proof-of-work.ts'
import { addMember, findAccountByEmail, findReferrer, listUsernames } from './accounts.queries.ts'
import { freeUsername, isSameMailbox, newReferralCode, usernameStem } from './accounts.rules.ts'

export default handle(register, {
  async before({ email, password, confirm_password, captchaToken }, context) {
    const { db, platform, refuse, refuseFields } = context
    if (password !== confirm_password) refuseFields({ confirm_password: 'passwords_differ' })
    if (isCommonPassword(password)) refuseFields({ password: 'password_common' })
    // Finding out which addresses are taken must cost work, too.
    await takeProofOfWork(captchaToken, context)
    // Refused before the hash is computed: a taken address is no secret here.
    if (await findAccountByEmail(db, email)) refuse('email_taken')
    return platform.passwords.hash(password)
  },

  async run({ email, full_name, referral_code }, context) {
    const { tx, before, language, platform, refuse, emit, session } = context
    const stem = usernameStem(full_name)
    const remembered = session.invitation()
    const code = referral_code || (remembered?.isOwn ? undefined : remembered?.code)
    const referrer = code === undefined ? undefined : await findReferrer(tx, code)
    const isOneself =
      (remembered?.isOwn && remembered.code === code) ||
      (referrer !== undefined && isSameMailbox(referrer.email, email))
    // Two members who register with the same name at once want the same username: the later one tries the
    // next.
    for (let attempt = 0; attempt < 5; attempt++) {
      const member = await addMember(tx, {
        email,
        passwordHash: before,
        fullName: full_name,
        username: freeUsername(stem, await listUsernames(tx, stem)),
        language,
        referralCode: newReferralCode(),
        referredWith: isOneself ? null : (code ?? null),
      })
      if (member) {
        await orderWelcome(platform.mail, tx, { id: member.id, email, language })
        emit('member.registered', { member: member.id })
        return { success: true }
      }
      if (await findAccountByEmail(tx, email)) refuse('email_taken')
    }
    throw new Error('No username was free')
  },
})
