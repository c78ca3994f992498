import { add_staff_note } from '@commons/contract/moderation/queue.ts'
import { handle } from '../../../platform/call/handle.ts'
import { hintQueue } from './queue.deciding.ts'
import { aboutOf } from './queue.notes.ts'
import { noteShape } from './queue.shape.ts'
import { addNote, hasMember } from './queue.writing.queries.ts'

export default handle(add_staff_note, async ({ view_user_id, report_id, message }, context) => {
  const { tx, member, platform, refuse, logAct } = context
  const about = await aboutOf(tx, platform, { view_user_id, report_id }, refuse)
  if ('member' in about && !(await hasMember(tx, about.member))) refuse('member_not_found')
  const note = await addNote(tx, member.id, about, message)
  await hintQueue(context)
  logAct({
    object: 'member' in about ? { kind: 'member', id: about.member } : { kind: 'report', id: report_id ?? 0 },
  })
  return { recdata: noteShape(note) }
})
