import { group_create } from '@commons/contract/groups/groups.ts'
import { handle } from '../../platform/call/handle.ts'
import { addPictures, makePictures, unmakePictures } from './groups.pictures.ts'
import { listedAgain } from './groups.again.ts'
import { addGroup, setGroup } from './groups.writing.queries.ts'
import { hasRoomForGroup } from './members/members.queries.ts'

export default handle(group_create, {
  again: listedAgain,

  async before(input, context) {
    const { db, member, refuse } = context
    if (!(await hasRoomForGroup(db, member.id))) refuse('too_many_groups')
    return makePictures(input, context)
  },

  async run({ group_name, description = '', is_closed_group = 0 }, context) {
    const { tx, before: made, member } = context
    const id = await addGroup(tx, member.id, {
      name: group_name,
      description,
      isClosed: is_closed_group === 1,
    })
    await setGroup(tx, id, await addPictures(context, member.id, made))
    return listedAgain.answer(id, { ...context, db: tx })
  },

  undo: unmakePictures,
})
