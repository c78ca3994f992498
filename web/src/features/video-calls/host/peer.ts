/**
 * The connection of the two devices. Both may offer at any time (perfect negotiation): where two offers cross,
 * the polite side takes its own back. What is sent changes by `replaceTrack` only, so that muting, sharing or
 * another camera need no new offer.
 */
import type { Measured, ShownSize, Streams, Told } from './call-link.ts'
import { measuring } from './measuring.ts'
import type { OwnState } from './own-media.ts'

interface Signal {
  readonly description?: RTCSessionDescriptionInit
  readonly candidate?: RTCIceCandidateInit | null
}

/** What the devices tell each other on their data channel. */
interface Talk extends Partial<Told> {
  readonly show?: ShownSize
  readonly bye?: boolean
}

/** The media lines of every call, in this order. */
export const lines = [
  ['mic', 'audio'],
  ['camera', 'video'],
  ['screen', 'video'],
  ['screenSound', 'audio'],
] as const

interface PeerOptions {
  readonly iceServers: RTCIceServer[]
  /** This side makes the lines, and isn't polite. */
  readonly offersFirst: boolean
  readonly own: OwnState
  send(signal: string): void
  onConnection(state: RTCPeerConnectionState): void
  onTold(told: Told): void
  /** The other has hung up, whatever the server knows of it. */
  onBye(): void
  /** All lines are there: sound and pictures will come on these streams. */
  onStreams(streams: Streams): void
}

/** What is sent of a camera that is shown in this size; a large one as the browser finds best. */
const limits = {
  large: {},
  small: { scaleResolutionDownBy: 2, maxBitrate: 350_000 },
} as const satisfies Partial<Record<ShownSize, RTCRtpEncodingParameters>>

/** A short break often heals by itself. */
export const restartAfterMs = 1_500

/** Puts VP8 first, which every browser decodes and encodes without licences. */
export function preferVp8(line: RTCRtpTransceiver): void {
  const codecs = RTCRtpReceiver.getCapabilities('video')?.codecs ?? []
  const isVp8 = ({ mimeType }: { mimeType: string }) => mimeType.toLowerCase() === 'video/vp8'
  line.setCodecPreferences([...codecs.filter(isVp8), ...codecs.filter((codec) => !isVp8(codec))])
}

export class Peer {
  readonly #pc: RTCPeerConnection
  readonly #options: PeerOptions
  #own: OwnState
  #isOffering = false
  #ignoresOffer = false
  #receiving: Promise<void> = Promise.resolve()
  #talk: RTCDataChannel | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: PeerOptions) {
    this.#options = options
    this.#own = options.own
    const pc = new RTCPeerConnection({ iceServers: options.iceServers, bundlePolicy: 'max-bundle' })
    this.#pc = pc
    pc.addEventListener('negotiationneeded', () => void this.#offer())
    pc.addEventListener('icecandidate', ({ candidate }) =>
      options.send(JSON.stringify({ candidate } satisfies Signal)),
    )
    pc.addEventListener('connectionstatechange', () => {
      const { connectionState } = pc
      clearTimeout(this.#timer)
      if (connectionState === 'failed') pc.restartIce()
      if (connectionState === 'disconnected') this.#timer = setTimeout(() => pc.restartIce(), restartAfterMs)
      options.onConnection(connectionState)
    })
    pc.addEventListener('datachannel', ({ channel }) => this.#hear(channel))
    addEventListener('online', this.restart)
    connectionInfo()?.addEventListener('change', this.restart)
    if (!options.offersFirst) return
    this.#hear(pc.createDataChannel('state'))
    for (const [, kind] of lines) pc.addTransceiver(kind, { direction: 'sendrecv' })
    this.#fill()
  }

  /** The network has changed: another way is looked for at once. */
  readonly restart = () => {
    if (this.#pc.remoteDescription) this.#pc.restartIce()
  }

  /** Sends what the member has switched on by now. */
  update(own: OwnState): void {
    this.#own = own
    this.#pc.getTransceivers().forEach((line, index) => {
      const name = lines[index]?.[0]
      const track = name ? own[name] : null
      if (name && line.sender.track !== track) line.sender.replaceTrack(track).catch(() => undefined)
    })
    this.#tell()
  }

  /** Takes a signal of the other device; they are worked on one after another. */
  receive(content: string): void {
    this.#receiving = this.#receiving.then(() => this.#take(content)).catch(() => undefined)
  }

  /** Says in which size the other is shown here. */
  show(size: ShownSize): void {
    this.#shown = size
    this.#say({ show: size })
  }
  #shown: ShownSize | undefined

  /** Returns how loud the other is at this moment, from 0 to 1. */
  level(): number {
    const [source] = this.#pc.getTransceivers()[0]?.receiver.getSynchronizationSources() ?? []
    // While nothing arrives, the last level would stay for ever.
    const isNew = source !== undefined && source.timestamp !== this.#heardAt
    this.#heardAt = source?.timestamp
    return isNew ? (source.audioLevel ?? 0) : 0
  }
  #heardAt: number | undefined

  /** Returns the share of lost packets in both directions since the last call, and the way's time. */
  measure(): Promise<Measured | undefined> {
    return this.#measured(this.#pc)
  }
  readonly #measured = measuring()

  /** Tells the other that the call is over; a member who logged out can't tell the server any more. */
  sayBye(): void {
    this.#say({ bye: true })
  }

  close(): void {
    clearTimeout(this.#timer)
    removeEventListener('online', this.restart)
    connectionInfo()?.removeEventListener('change', this.restart)
    this.#pc.close()
  }

  async #offer(): Promise<void> {
    const pc = this.#pc
    // Until the other's first offer has made the lines, there is nothing to offer.
    if (!this.#options.offersFirst && !pc.remoteDescription) return
    try {
      this.#isOffering = true
      await pc.setLocalDescription()
      this.#sendDescription()
    } catch {
      // The connection was closed, or an offer of the other's came in between, which is answered instead.
    } finally {
      this.#isOffering = false
    }
  }

  async #take(content: string): Promise<void> {
    const pc = this.#pc
    const { offersFirst } = this.#options
    const { description, candidate } = JSON.parse(content) as Signal
    if (description) {
      const isCrossing = description.type === 'offer' && (this.#isOffering || pc.signalingState !== 'stable')
      this.#ignoresOffer = offersFirst && isCrossing
      if (this.#ignoresOffer) return
      await pc.setRemoteDescription(description)
      this.#fill()
      if (description.type !== 'offer') return
      await pc.setLocalDescription()
      this.#sendDescription()
    } else if (candidate !== undefined) {
      try {
        await pc.addIceCandidate(candidate ?? undefined)
      } catch (error) {
        // Candidates of an offer that was ignored belong to nothing.
        if (!this.#ignoresOffer) throw error
      }
    }
  }

  #sendDescription(): void {
    const description = this.#pc.localDescription
    if (description) this.#options.send(JSON.stringify({ description } satisfies Signal))
  }

  /** Prepares the lines once they are there, and hands out what comes on them. */
  #fill(): void {
    const all = this.#pc.getTransceivers()
    if (all.length < lines.length || this.#isFilled) return
    this.#isFilled = true
    for (const line of all) {
      line.direction = 'sendrecv'
      if (line.receiver.track.kind === 'video') preferVp8(line)
    }
    this.update(this.#own)
    const [mic, camera, screen, sound] = all.map(({ receiver }) => receiver.track)
    if (!mic || !camera || !screen || !sound) return
    this.#options.onStreams({
      theirs: new MediaStream([mic, camera]),
      screen: new MediaStream([screen, sound]),
    })
  }
  #isFilled = false

  #hear(channel: RTCDataChannel): void {
    this.#talk = channel
    channel.addEventListener('open', () => {
      this.#tell()
      if (this.#shown) this.show(this.#shown)
    })
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const { bye, show, mic, camera, screen } = JSON.parse(String(data)) as Talk
      if (bye === true) this.#options.onBye()
      else if (show !== undefined) this.#limit(show)
      else this.#options.onTold({ mic: mic === true, camera: camera === true, screen: screen === true })
    })
  }

  #say(talk: Talk): void {
    if (this.#talk?.readyState === 'open') this.#talk.send(JSON.stringify(talk))
  }

  #tell(): void {
    const { mic, isMuted, camera, screen } = this.#own
    this.#say({ mic: mic !== null && !isMuted, camera: camera !== null, screen: screen !== null })
  }

  /** Sends no more of the pictures than the other shows. */
  #limit(size: ShownSize): void {
    this.#pc.getTransceivers().forEach(({ sender }, index) => {
      const name = lines[index]?.[0]
      if (name !== 'camera' && name !== 'screen') return
      const parameters = sender.getParameters()
      parameters.encodings = parameters.encodings.map((before) => {
        const encoding = { ...before, active: size !== 'none' }
        delete encoding.scaleResolutionDownBy
        delete encoding.maxBitrate
        // A screen must stay readable, however small.
        return size === 'none' || name === 'screen' ? encoding : { ...encoding, ...limits[size] }
      })
      sender.setParameters(parameters).catch(() => undefined)
    })
  }
}

/** The browser's word about the kind of network, which not every browser has. */
export function connectionInfo(): EventTarget | undefined {
  return (navigator as { connection?: EventTarget }).connection
}
