/** What every page has to know of the network: in the page itself, and as calls answer it later. */
import type { Network } from '@commons/contract/shared/network.ts'
import type { Settings } from './settings.ts'

export const networkFacts = ({ absent }: Pick<Settings, 'absent'>): Network => ({ absent: [...absent] })
