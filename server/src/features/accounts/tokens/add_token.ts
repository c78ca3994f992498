import { add_token, mostTokens } from '@commons/contract/accounts/tokens.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { formatToken } from '../../../platform/session/api-key.ts'
import { orderSecurityNotice } from '../accounts.mail.ts'
import { lockMember, requireOpen } from '../accounts.queries.ts'
import { beginStepUp, finishStepUp } from '../accounts.step-up.ts'
import { limitOf } from './tokens.limit.ts'
import { addToken, countTokens, findToken } from './tokens.queries.ts'
import { shownToken } from './tokens.shape.ts'

const dayMs = 86_400_000

export default handle(add_token, {
  async before(input, context) {
    const dailyLimit = limitOf(input, context)
    return { dailyLimit, stepUp: await beginStepUp(context, input) }
  },

  async run({ name, scopes, days }, context) {
    const { tx, member, client, platform, before, refuse } = context
    const { dailyLimit, stepUp } = before
    // Two calls must not both take the last place; and whoever has lost the account since must not keep a way in.
    await lockMember(tx, member.id)
    await requireOpen(tx, member)
    if ((await countTokens(tx, member.id)) >= mostTokens) refuse('too_many_tokens')
    await finishStepUp(context, stepUp)
    const expiresAt = new Date(now().getTime() + days * dayMs)
    const key = await addToken(tx, member.id, { name, scopes, dailyLimit, expiresAt })
    await orderSecurityNotice(platform.mail, tx, stepUp.account, 'token_added', client)
    const row = await findToken(tx, member.id, key.sessionId)
    if (!row) throw new Error('A token was not added')
    return { token: formatToken(key), recdata: shownToken(row) }
  },
})
