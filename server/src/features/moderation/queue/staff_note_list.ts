import { staff_note_list } from '@commons/contract/moderation/queue.ts'
import { handle } from '../../../platform/call/handle.ts'
import { aboutOf } from './queue.notes.ts'
import { noteShape } from './queue.shape.ts'
import { listNotes } from './queue.writing.queries.ts'

export default handle(staff_note_list, async (about, { db, platform, refuse }) => {
  const notes = await listNotes(db, await aboutOf(db, platform, about, refuse))
  return { recdata: notes.map(noteShape) }
})
