/** How well connections carry what is sent. */
import type { Measured } from './call-link.ts'

/** Returns a function that measures a connection: what was lost is counted from its last call. */
export function measuring(): (pc: RTCPeerConnection) => Promise<Measured | undefined> {
  let counted: readonly [number, number] = [0, 0]
  return async (pc) => {
    if (pc.connectionState !== 'connected') return undefined
    let roundTrip = 0
    let lost = 0
    let received = 0
    let gone = 0
    for (const each of (await pc.getStats()).values() as Iterable<Record<string, unknown>>) {
      const number = (name: string) => (typeof each[name] === 'number' ? each[name] : 0)
      if (each['type'] === 'remote-inbound-rtp') {
        roundTrip = Math.max(roundTrip, number('roundTripTime'))
        lost = Math.max(lost, number('fractionLost'))
      }
      if (each['type'] !== 'inbound-rtp') continue
      received += number('packetsReceived')
      gone += number('packetsLost')
    }
    const [before, goneBefore] = counted
    counted = [received, gone]
    const all = received - before + gone - goneBefore
    return { roundTrip, lost: Math.max(lost, all > 20 ? (gone - goneBefore) / all : 0) }
  }
}
