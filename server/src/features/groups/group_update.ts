import { group_update } from '@commons/contract/groups/groups.ts'
import { handle } from '../../platform/call/handle.ts'
import { checkAct, lockFor } from './groups.access.ts'
import { listedAgain } from './groups.again.ts'
import { addPictures, makePictures, unmakePictures } from './groups.pictures.ts'
import { setGroup } from './groups.writing.queries.ts'

/** Moderators may change the rules alone. */
const actOf = (input: { group_name?: unknown; description?: unknown; rules?: unknown }, hasFile: boolean) =>
  input.rules !== undefined && input.group_name === undefined && input.description === undefined && !hasFile
    ? 'rules'
    : 'update'

export default handle(group_update, {
  async before(input, context) {
    const act = actOf(input, Object.keys(context.files).length > 0)
    await checkAct(context, input.group_id, act)
    return { act, ...(await makePictures(input, context)) } as const
  },

  async run({ group_id, group_name: name, description, rules }, context) {
    const { tx, member, before } = context
    await lockFor(context, group_id, before.act)
    await setGroup(tx, group_id, {
      name,
      description,
      rules,
      ...(await addPictures(context, member.id, before)),
    })
    return listedAgain.answer(group_id, { ...context, db: tx })
  },

  undo: unmakePictures,
})
