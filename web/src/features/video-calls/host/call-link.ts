/** How sound and pictures of a call travel: straight between the devices, or through the SFU. */
import type { OwnState } from './own-media.ts'

/** What another device says of itself. */
export interface Told {
  readonly mic: boolean
  readonly camera: boolean
  readonly screen: boolean
}

/** How large an entry's pictures are shown, so that no more than that is sent. */
export type ShownSize = 'none' | 'small' | 'large'

export interface Streams {
  /** Microphone and camera. */
  readonly theirs: MediaStream
  /** The shared screen and its sound. */
  readonly screen: MediaStream
}

export interface Measured {
  /** In seconds. */
  readonly roundTrip: number
  /** The share of packets that were lost since the last measure. */
  readonly lost: number
}

export interface CallLink {
  /** Who has entered, but this device, as the server says: connections are made and closed by it. */
  meet(entries: readonly string[]): void
  /** Takes a signal from another entry, or from the SFU's. */
  receive(from: string, content: string): void
  /** Sends what the member has switched on by now. */
  update(own: OwnState): void
  show(sizes: ReadonlyMap<string, ShownSize>): void
  measure(): Promise<Measured | undefined>
  /** Tells the others that this device hangs up. */
  sayBye(): void
  close(): void
}

export interface LinkOptions {
  readonly iceServers: RTCIceServer[]
  readonly own: OwnState
  send(to: string, signal: string): void
  /** All lines of an entry are there: its sound and pictures will come on these streams. */
  onStreams(entry: string, streams: Streams): void
  onConnection(entry: string, state: RTCPeerConnectionState): void
  /** Between devices only: through the SFU, the roster tells. */
  onTold(entry: string, told: Told): void
  onTalking(entry: string, talks: boolean): void
  /** The other has hung up, whatever the server knows of it. */
  onBye(entry: string): void
}
