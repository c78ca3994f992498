import { allow_app } from '@commons/contract/accounts/apps.ts'
import { mostTokens } from '@commons/contract/accounts/tokens.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { newSecret } from '../../../platform/session/api-key.ts'
import { orderSecurityNotice } from '../accounts.mail.ts'
import { lockMember, requireOpen } from '../accounts.queries.ts'
import { beginStepUp, finishStepUp } from '../accounts.step-up.ts'
import { limitOf } from '../tokens/tokens.limit.ts'
import { countTokens } from '../tokens/tokens.queries.ts'
import { answerTo, requireAskingApp } from './apps.asking.ts'
import { addCode } from './apps.queries.ts'

/** How long an app has to exchange a code. */
const codeMs = 60_000

export default handle(allow_app, {
  async before(input, context) {
    const app = await requireAskingApp(context.db, input, context.refuse)
    const dailyLimit = limitOf({ ...input, scopes: input.scope }, context)
    return { app, dailyLimit, stepUp: await beginStepUp(context, input) }
  },

  async run(input, context) {
    const { tx, member, client, platform, before, refuse } = context
    const { app, dailyLimit, stepUp } = before
    await lockMember(tx, member.id)
    await requireOpen(tx, member)
    if ((await countTokens(tx, member.id)) >= mostTokens) refuse('too_many_tokens')
    await finishStepUp(context, stepUp)
    const code = newSecret()
    await addCode(tx, {
      code,
      app: app.id,
      member: member.id,
      scopes: input.scope,
      dailyLimit,
      days: input.days,
      redirectUri: input.redirect_uri,
      challenge: input.code_challenge,
      expiresAt: new Date(now().getTime() + codeMs),
    })
    await orderSecurityNotice(platform.mail, tx, stepUp.account, 'app_allowed', client)
    return { redirect_to: answerTo(input, platform.site.origin, { code }) }
  },
})
