import { project_create } from '@commons/contract/projects/projects.ts'
import { handle } from '../../platform/call/handle.ts'
import {
  addGroup,
  addPictures,
  hasRoomForGroup,
  makePictures,
  setGroup,
  unmakePictures,
} from '../groups/public.ts'
import { projectAgain } from './projects.again.ts'
import { targetUnits } from './projects.target.ts'
import { addProject } from './projects.writing.queries.ts'

export default handle(project_create, {
  again: projectAgain,

  async before(input, context) {
    const { db, member, refuse, refuseFields } = context
    const target = targetUnits(
      input.funding_target ?? refuseFields({ funding_target: 'funding_target_missing' }),
      context,
    )
    if (!(await hasRoomForGroup(db, member.id))) refuse('too_many_groups')
    return { target, ...(await makePictures(input, context)) }
  },

  async run(input, context) {
    const { tx, before: made, member } = context
    const { group_name, description = '', is_closed_group = 0, days = 30, pays = 'all_or_nothing' } = input
    const { location, experience, industry, price_point } = input
    const id = await addGroup(tx, member.id, {
      name: group_name,
      description,
      isClosed: is_closed_group === 1,
    })
    await setGroup(tx, id, await addPictures(context, member.id, made))
    const about = { location, experience, industry, price_point }
    await addProject(tx, id, { target: made.target, days, pays, ...about })
    return projectAgain.answer(id, { ...context, db: tx })
  },

  undo: unmakePictures,
})
