import { update_milestone } from '@commons/contract/freelance/milestones.ts'
import { unitsOf } from '@commons/contract/shared/units.ts'
import { handle } from '../../../platform/call/handle.ts'
import { begin } from './milestones.acting.ts'
import { milestoneAgain } from './milestones.again.ts'
import { moved } from './milestones.money.ts'
import { askedBy } from './milestones.transitions.ts'
import { addChange, addEvent, askAnew } from './milestones.writing.queries.ts'

export default handle(update_milestone, {
  again: milestoneAgain,

  async run({ milestone_id: id, amount, due_date, description: written }, context) {
    const { tx, refuse } = context
    const { milestone, role, byClient, at } = await begin(context, id, 'update')
    const price = (amount === undefined ? undefined : unitsOf(amount, 'USD')) ?? milestone.price
    const description = written ?? milestone.description
    const dueOn = due_date === undefined ? milestone.dueOn : due_date
    const isOther = description !== milestone.description || dueOn !== milestone.dueOn
    if (milestone.units > 0n) {
      if (price !== milestone.price) return refuse('milestone_amount_fixed')
      if (!isOther) return refuse('nothing_changed')
      await addChange(tx, id, { byClient, description, dueOn, at })
      await addEvent(tx, { milestone: id, kind: 'change_proposed', byClient, message: description, at })
    } else {
      if (!isOther && price === milestone.price) return refuse('nothing_changed')
      await askAnew(tx, id, { description, price, dueOn, state: askedBy(role), byClient })
      await addEvent(tx, { milestone: id, kind: 'changed', byClient, message: description, at })
    }
    moved(context, milestone)
    return milestoneAgain.answer(id, { ...context, db: tx })
  },
})
