import { show_video_call } from '@commons/contract/video-calls.ts'
import { handle } from '../../platform/call/handle.ts'
import { findCall, listPeople, listSignals } from './video-calls.rows.ts'
import { callShape, personShape } from './video-calls.shape.ts'

export default handle(show_video_call, async ({ call_id, entry, since }, { db, member, viewer, refuse }) => {
  const row = (await findCall(db, member.id, call_id)) ?? refuse('video_call_not_found')
  const people = await listPeople(db, member.id, call_id)
  // Signals are for the device that has entered: a session knows only the entry that it was answered.
  const signals =
    entry !== undefined && entry === row.entry ? await listSignals(db, call_id, entry, since ?? 0) : []
  return {
    data: {
      ...callShape(row, viewer),
      entry: row.entry,
      people: people.map((each) => personShape(each, viewer)),
      sfu_entry: row.sfu_entry,
      signals: signals.map(({ id, from_entry, content }) => ({ signal_id: id, from: from_entry, content })),
    },
  }
})
