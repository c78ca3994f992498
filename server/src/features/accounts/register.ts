import { register } from '@commons/contract/accounts.ts'
import { handle } from '../../platform/call/handle.ts'
import { isCommonPassword } from '../../platform/passwords.ts'
import { orderWelcome } from './accounts.mail.ts'
import { takeProofOfWork } from './accounts.proof-of-work.ts'
import { addMember, findAccountByEmail, listUsernames } from './accounts.queries.ts'
import { freeUsername, newReferralCode, usernameStem } from './accounts.rules.ts'

/** The form shows it at its field. */
const emailTaken = { fields: { email: 'email_taken' } }

export default handle(register, {
  async before({ email, password, confirm_password, captchaToken }, context) {
    const { db, platform, refuse, refuseFields } = context
    if (password !== confirm_password) refuseFields({ confirm_password: 'passwords_differ' })
    if (isCommonPassword(password)) refuseFields({ password: 'password_common' })
    // Asking which addresses are taken costs work, too.
    await takeProofOfWork(captchaToken, context)
    // Said before the hash is computed: it is no secret here.
    if (await findAccountByEmail(db, email)) refuse('email_taken', emailTaken)
    return platform.passwords.hash(password)
  },

  async run({ email, full_name, referral_code }, { tx, before, language, platform, refuse, emit }) {
    const stem = usernameStem(full_name)
    // Two who register one name at the same moment want the same username: the later tries the next.
    for (let attempt = 0; attempt < 5; attempt++) {
      const member = await addMember(tx, {
        email,
        passwordHash: before,
        fullName: full_name,
        username: freeUsername(stem, await listUsernames(tx, stem)),
        language,
        referralCode: newReferralCode(),
        referredWith: referral_code || null,
      })
      if (member) {
        await orderWelcome(platform.mail, tx, { id: member.id, email, language })
        emit('member.registered', { member: member.id })
        return { success: true }
      }
      if (await findAccountByEmail(tx, email)) refuse('email_taken', emailTaken)
    }
    throw new Error('No username was free')
  },
})
