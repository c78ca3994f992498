import { mayInGroup } from '@commons/contract/groups/groups.ts'
import { project_update } from '@commons/contract/projects/projects.ts'
import { handle } from '../../platform/call/handle.ts'
import { addPictures, lockGroup, makePictures, setGroup, unmakePictures } from '../groups/public.ts'
import { checkMayUpdate } from './projects.access.ts'
import { projectAgain } from './projects.again.ts'
import { targetUnits } from './projects.target.ts'
import { lockProject, setProject } from './projects.writing.queries.ts'

export default handle(project_update, {
  async before(input, context) {
    const { group_id, funding_target } = input
    await checkMayUpdate(context, group_id)
    const target = funding_target === undefined ? undefined : targetUnits(funding_target, context)
    return { target, ...(await makePictures(input, context)) }
  },

  async run(input, context) {
    const { group_id, group_name: name, description, days } = input
    const { tx, member, before, refuse, refuseFields } = context
    const group = (await lockGroup(context, group_id)) ?? refuse('project_not_found')
    if (!mayInGroup(group.standing, 'update')) refuse('group_forbidden')
    const now = (await lockProject(tx, group_id)) ?? refuse('project_not_found')
    const terms = {
      target: before.target === now.target ? undefined : before.target,
      days: days === now.days ? undefined : days,
    }
    if (terms.target !== undefined || terms.days !== undefined) {
      if (!now.is_open) refuse('project_ended')
      if (now.backers > 0) refuse('project_fixed')
      if (terms.target !== undefined && now.stretch !== null && terms.target >= now.stretch)
        refuseFields({ funding_target: 'target_above_stretch' })
      if (terms.days !== undefined && now.age >= terms.days) refuseFields({ days: 'project_days_over' })
    }
    await setGroup(tx, group_id, { name, description, ...(await addPictures(context, member.id, before)) })
    const { location, experience, industry, price_point } = input
    await setProject(tx, group_id, { ...terms, location, experience, industry, price_point })
    return projectAgain.answer(group_id, { ...context, db: tx })
  },

  undo: unmakePictures,
})
