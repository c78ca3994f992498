import { update_video_call } from '@commons/contract/video-calls.ts'
import { handle } from '../../platform/call/handle.ts'
import { setDeviceState } from './devices.queries.ts'

const said = (flag: 0 | 1 | undefined) => (flag === undefined ? null : flag === 1)

export default handle(update_video_call, {
  isOneStatement: () => true,
  async run({ call_id, entry, mic, camera, screen, hand }, { tx, member, refuse }) {
    const device = { call: call_id, member: member.id, entry }
    const state = { mic: said(mic), camera: said(camera), screen: said(screen), hand: said(hand) }
    return (await setDeviceState(tx, device, state)) ? {} : refuse('video_call_not_found')
  },
})
