import { start_account_link } from '@commons/contract/freelance/links.ts'
import { handle } from '../../../platform/call/handle.ts'
import { askLink } from './links.queries.ts'
import { begin, isOffered, providerNames } from './providers.ts'

export default handle(start_account_link, async ({ provider }, { tx, member, platform, refuse }) => {
  const { config, site } = platform
  if (!isOffered(provider, config))
    refuse('account_link_unavailable', { values: { provider: providerNames[provider] } })
  const { url, state, verifier } = await begin(provider, config, site.origin)
  await askLink(tx, member, { provider, state, verifier })
  return { data: { url } }
})
