/** Our own lint rules. */
import { ownDirection } from './lint-direction.ts'
import { membersInSight } from './lint-members.ts'
import { noCommitOfItsOwn, noFloatNearMoney } from './lint-money.ts'
import { cutAtGraphemes } from './lint-texts.ts'

const plugin = {
  meta: { name: 'commons' },
  rules: {
    'cut-at-graphemes': cutAtGraphemes,
    'members-in-sight': membersInSight,
    'no-commit-of-its-own': noCommitOfItsOwn,
    'no-float-near-money': noFloatNearMoney,
    'own-direction': ownDirection,
  },
}

export default plugin
