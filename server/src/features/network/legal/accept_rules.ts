import { accept_rules } from '@commons/contract/network/legal.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listOpenSessionIds } from '../../accounts/public.ts'
import { addConsent, currentVersion } from './consents.queries.ts'

export default handle(accept_rules, async ({ version }, { tx, member, refuse, tellChanged }) => {
  if (version !== (await currentVersion(tx))) refuse('rules_changed')
  await addConsent(tx, member.id, version)
  await tellChanged(await listOpenSessionIds(tx, member.id))
  return {}
})
