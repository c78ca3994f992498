import { send_video_signals } from '@commons/contract/video-calls.ts'
import { handle } from '../../platform/call/handle.ts'
import { sendSignals } from './devices.queries.ts'

export default handle(send_video_signals, {
  isOneStatement: () => true,
  async run({ call_id, entry, to, signals }, { tx, member, hintOnly, refuse }) {
    const sent = await sendSignals(tx, { call: call_id, member: member.id, entry, to, signals })
    // Those for the SFU are heard by its hub, for which any hint of the call will do.
    hintOnly(sent && to !== undefined && signals.length > 0 ? [sent.to_member ?? member.id] : [])
    if (!sent) refuse('video_call_not_found')
    return {}
  },
})
