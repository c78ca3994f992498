import { forget_password } from '@commons/contract/accounts/accounts.ts'
import { handle } from '../../platform/call/handle.ts'
import { orderByAddress } from './accounts.mail.ts'
import { takeProofOfWork } from './accounts.proof-of-work.ts'

export default handle(forget_password, {
  before: ({ captchaToken }, context) => takeProofOfWork(captchaToken, context),

  async run({ email }, { tx, language, platform }) {
    await orderByAddress(platform.mail, tx, 'reset', email, language)
    return {}
  },
})
