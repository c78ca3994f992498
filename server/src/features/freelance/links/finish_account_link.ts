import { finish_account_link } from '@commons/contract/freelance/links.ts'
import { handle } from '../../../platform/call/handle.ts'
import { trustShape } from '../trust/trust.shape.ts'
import { addLink, takeRequest } from './links.queries.ts'
import { identify, isOffered, isRefusedCode, providerNames, reasonOf } from './providers.ts'

export default handle(finish_account_link, {
  // The request is used up here: a refusal undoes the transaction, and the provider is asked outside of it.
  async before({ provider, state, code }, { db, member, platform: { config, site, log } }) {
    if (!isOffered(provider, config)) return 'account_link_unavailable' as const
    const verifier = await takeRequest(db, member, provider, state)
    if (verifier === undefined) return 'account_link_expired' as const
    try {
      return { account: await identify(provider, config, site.origin, { code, state, verifier }) }
    } catch (error) {
      log.warn({ provider, reason: reasonOf(error) }, 'A provider did not say whose account it is')
      return isRefusedCode(error) ? ('account_link_expired' as const) : ('account_link_unreachable' as const)
    }
  },

  async run({ provider }, { tx, member, platform, before, refuse, hintOnly }) {
    const values = { provider: providerNames[provider] }
    if (typeof before === 'string') return refuse(before, { values })
    if (!(await addLink(tx, member.id, provider, before.account))) refuse('account_link_taken', { values })
    hintOnly([member.id])
    return { data: await trustShape(tx, member.id, platform) }
  },
})
