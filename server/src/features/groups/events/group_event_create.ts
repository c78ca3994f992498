import { group_event_create } from '@commons/contract/groups/events.ts'
import { mostComingEvents } from '@commons/contract/shared/group-event.ts'
import { now } from '../../../platform/clock.ts'
import { handle } from '../../../platform/call/handle.ts'
import { isTimeZone } from '../../notifications/public.ts'
import { checkAct, lockFor } from '../groups.access.ts'
import { issuesOf } from './events.access.ts'
import { eventAgain } from './events.shape.ts'
import { addEvent, countComing, tellOfEvent } from './events.writing.queries.ts'

export default handle(group_event_create, {
  async before({ group_id, time_zone }, context) {
    await checkAct(context, group_id, 'events')
    if (!(await isTimeZone(context.db, time_zone))) context.refuseFields({ time_zone: 'time_zone_invalid' })
  },

  async run({ group_id: group, description = '', place = '', link = '', places = null, ...of }, context) {
    const { tx, member, refuse, refuseFields, emit } = context
    await lockFor(context, group, 'events')
    const at = now()
    const issues = issuesOf(of, { begin: at, end: at })
    if (Object.keys(issues).length > 0) refuseFields(issues)
    if ((await countComing(tx, group, at)) >= mostComingEvents) refuse('too_many_group_events')
    const fields = { ...of, description, place, link, places }
    const event = await addEvent(tx, { group, author: member.id, now: at }, fields)
    await tellOfEvent(tx, event, member.id)
    emit('group.event', { event })
    return eventAgain.answer(event, { ...context, db: tx })
  },

  again: eventAgain,
})
