/** Our own lint rules. */
import { membersInSight } from './lint-members.ts'
import { noFloatNearMoney } from './lint-money.ts'

const plugin = {
  meta: { name: 'commons' },
  rules: { 'members-in-sight': membersInSight, 'no-float-near-money': noFloatNearMoney },
}

export default plugin
