/** What every page has to know of the network: in the page itself, and as calls answer it later. */
import { flag } from '@commons/contract/shared/flag.ts'
import type { Network } from '@commons/contract/shared/network.ts'
import { logoAddress } from './logo.ts'
import type { Settings } from './settings.ts'

export const networkFacts = (
  settings: Pick<Settings, 'absent' | 'get' | 'logo' | 'hasLinkCards'>,
): Network => ({
  name: settings.get('network_name'),
  slogan: settings.get('network_slogan'),
  language: settings.get('network_language'),
  accent: settings.get('network_accent'),
  logo: logoAddress(settings.logo),
  link_cards: flag(settings.hasLinkCards),
  absent: [...settings.absent],
})
