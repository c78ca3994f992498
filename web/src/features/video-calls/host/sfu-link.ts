/**
 * Sound and pictures through the SFU: one connection sends, with the camera in two sizes, another receives what all
 * others send. The SFU answers the first and offers the second, whenever somebody comes or goes.
 */
import type { FromSfu, SfuSize, SfuStream, ToSfu } from '@commons/contract/shared/sfu-signal.ts'
import { longestSignal } from '@commons/contract/video-calls.ts'
import type { CallLink, LinkOptions, Measured, ShownSize, Streams } from './call-link.ts'
import { measuring } from './measuring.ts'
import type { OwnState } from './own-media.ts'
import { connectionInfo, lines, preferVp8, restartAfterMs } from './peer.ts'

/** The camera is sent in two sizes, and the SFU passes on to each the one that they show. */
const encodings: RTCRtpEncodingParameters[] = [
  { rid: 'h', maxBitrate: 1_200_000 },
  { rid: 'l', maxBitrate: 300_000, scaleResolutionDownBy: 2 },
]

/** A connection that takes longer has lost its way: both are made anew, each time with twice as much patience. */
const patienceMs = 12_000
const mostPatienceMs = 96_000
const gatherMs = 200
/** Of a large loss nothing but small pictures are asked for, for so long. */
const easeMs = 20_000
const largeLoss = 0.1
/** A piece is quoted once more, which makes it twice as long at worst. */
const pieceLength = Math.floor(longestSignal * 0.45)

interface Received {
  readonly mids: string
  readonly streams: Streams
}

type Offer = FromSfu & { kind: 'offer' }

export class SfuLink implements CallLink {
  readonly #options: LinkOptions
  readonly #sfuEntry: string
  #own: OwnState
  #number = 0
  #publisher: RTCPeerConnection | undefined
  #subscriber: { readonly number: number; readonly pc: RTCPeerConnection } | undefined
  #receiving: Promise<void> = Promise.resolve()
  #entries: readonly string[] = []
  #received = new Map<string, Received>()
  readonly #told = new Map<string, RTCPeerConnectionState>()
  #sizes: ReadonlyMap<string, ShownSize> = new Map()
  #asked = ''
  #easeUntil = 0
  #patienceMs = patienceMs
  #pieces = 0
  #watch: ReturnType<typeof setTimeout> | undefined
  #restarting: ReturnType<typeof setTimeout> | undefined
  #asking: ReturnType<typeof setTimeout> | undefined
  #measureSent = measuring()
  #measureReceived = measuring()
  #isClosed = false

  /** `sfuEntry` is the SFU's address for signals. */
  constructor(options: LinkOptions, sfuEntry: string) {
    this.#options = options
    this.#sfuEntry = sfuEntry
    this.#own = options.own
    addEventListener('online', this.#restart)
    connectionInfo()?.addEventListener('change', this.#restart)
    this.#begin()
  }

  meet(entries: readonly string[]): void {
    this.#entries = entries
    for (const entry of this.#told.keys()) if (!entries.includes(entry)) this.#told.delete(entry)
    for (const entry of entries) if (!this.#told.has(entry)) this.#handOut(entry)
    this.#report()
    this.#ask()
  }

  receive(from: string, content: string): void {
    if (from !== this.#sfuEntry) return
    const signal = JSON.parse(content) as FromSfu
    this.#receiving = this.#receiving.then(() => this.#take(signal)).catch(() => undefined)
  }

  /** Sends what the member has switched on by now. */
  update(own: OwnState): void {
    this.#own = own
    this.#publisher?.getTransceivers().forEach(({ sender }, index) => {
      const name = lines[index]?.[0]
      const track = name ? own[name] : null
      if (name && sender.track !== track) sender.replaceTrack(track).catch(() => undefined)
    })
  }

  show(sizes: ReadonlyMap<string, ShownSize>): void {
    this.#sizes = sizes
    this.#ask()
  }

  async measure(): Promise<Measured | undefined> {
    const sent = this.#publisher && (await this.#measureSent(this.#publisher))
    const received = this.#subscriber && (await this.#measureReceived(this.#subscriber.pc))
    if (!sent) return undefined
    // Nobody estimates for those who receive how much their network takes.
    if ((received?.lost ?? 0) > largeLoss) this.#easeUntil = Date.now() + easeMs
    this.#ask()
    return { roundTrip: sent.roundTrip, lost: Math.max(sent.lost, received?.lost ?? 0) }
  }

  /** The server tells the others. */
  sayBye(): void {}

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#asking)
    removeEventListener('online', this.#restart)
    connectionInfo()?.removeEventListener('change', this.#restart)
    this.#disconnect()
  }

  #disconnect(): void {
    clearTimeout(this.#watch)
    clearTimeout(this.#restarting)
    this.#publisher?.close()
    this.#subscriber?.pc.close()
    this.#publisher = undefined
    this.#subscriber = undefined
    this.#received.clear()
  }

  /** Makes both connections from nothing: this one now, and the other once the SFU offers it. */
  #begin(): void {
    this.#disconnect()
    const { iceServers } = this.#options
    const number = ++this.#number
    const pc = new RTCPeerConnection({ iceServers, bundlePolicy: 'max-bundle' })
    this.#publisher = pc
    this.#measureSent = measuring()
    const isCurrent = () => this.#publisher === pc
    pc.addEventListener('negotiationneeded', () => {
      if (isCurrent()) void this.#publish(pc, number)
    })
    pc.addEventListener('icecandidate', ({ candidate }) => {
      if (isCurrent()) this.#sendCandidate('publisher', number, candidate)
    })
    pc.addEventListener('connectionstatechange', () => {
      if (isCurrent()) this.#changed(pc, () => pc.restartIce())
    })
    for (const [name, kind] of lines) {
      const line = pc.addTransceiver(kind, {
        direction: 'sendonly',
        ...(name === 'camera' && { sendEncodings: encodings }),
      })
      if (kind === 'video') preferVp8(line)
    }
    this.update(this.#own)
    this.#watchOver(pc)
    this.#report()
  }

  /** Begins again if a connection doesn't come to be, or can't be found again. */
  #watchOver(pc: RTCPeerConnection): void {
    clearTimeout(this.#watch)
    this.#watch = setTimeout(() => {
      if (pc.connectionState === 'connected') return
      this.#patienceMs = Math.min(mostPatienceMs, this.#patienceMs * 2)
      this.#begin()
    }, this.#patienceMs)
  }

  #changed(pc: RTCPeerConnection, restart: () => void): void {
    const { connectionState: state } = pc
    if (state === 'connected') {
      clearTimeout(this.#restarting)
      this.#patienceMs = patienceMs
    }
    if (state === 'failed' || state === 'disconnected') {
      clearTimeout(this.#restarting)
      this.#restarting = setTimeout(restart, state === 'failed' ? 0 : restartAfterMs)
      this.#watchOver(pc)
    }
    this.#report()
  }

  /** The network has changed: other ways are looked for at once. */
  readonly #restart = () => {
    if (this.#publisher?.remoteDescription) this.#publisher.restartIce()
    this.#restartReceiving()
  }

  #restartReceiving(): void {
    if (this.#subscriber) this.#send({ kind: 'restart', number: this.#subscriber.number })
  }

  async #publish(pc: RTCPeerConnection, number: number): Promise<void> {
    await pc.setLocalDescription().catch(() => undefined)
    const sdp = pc.localDescription?.sdp
    if (sdp === undefined || this.#publisher !== pc) return
    const named = pc.getTransceivers().map(({ mid }, index) => [mid, lines[index]?.[0]])
    this.#send({ kind: 'publish', number, sdp, lines: Object.fromEntries(named) })
  }

  async #take(signal: FromSfu): Promise<void> {
    if (this.#isClosed) return
    switch (signal.kind) {
      case 'again':
        return this.#begin()
      case 'published': {
        const pc = this.#publisher
        if (signal.number !== this.#number || pc?.signalingState !== 'have-local-offer') return
        return pc.setRemoteDescription({ type: 'answer', sdp: signal.sdp })
      }
      case 'offer':
        return this.#answer(signal)
      case 'candidate': {
        const isPublisher = signal.of === 'publisher'
        const pc = isPublisher ? this.#publisher : this.#subscriber?.pc
        if (signal.number === (isPublisher ? this.#number : this.#subscriber?.number))
          await pc?.addIceCandidate(candidateOf(signal.candidate))
        return
      }
      case 'talking':
        if (this.#entries.includes(signal.entry)) this.#options.onTalking(signal.entry, signal.talks)
    }
  }

  async #answer({ publisher, number, offer, sdp, streams }: Offer): Promise<void> {
    // Of connections before the present ones.
    if (publisher !== this.#number || number < (this.#subscriber?.number ?? 0)) return
    const pc = this.#subscriberOf(number)
    await pc.setRemoteDescription({ type: 'offer', sdp })
    await pc.setLocalDescription()
    const answer = pc.localDescription?.sdp
    if (answer === undefined || this.#subscriber?.pc !== pc) return
    this.#send({ kind: 'answer', number, offer, sdp: answer })
    this.#gather(pc, streams)
  }

  #subscriberOf(number: number): RTCPeerConnection {
    if (this.#subscriber?.number === number) return this.#subscriber.pc
    this.#subscriber?.pc.close()
    this.#received.clear()
    const { iceServers } = this.#options
    const pc = new RTCPeerConnection({ iceServers, bundlePolicy: 'max-bundle' })
    this.#subscriber = { number, pc }
    this.#measureReceived = measuring()
    const isCurrent = () => this.#subscriber?.pc === pc
    pc.addEventListener('icecandidate', ({ candidate }) => {
      if (isCurrent()) this.#sendCandidate('subscriber', number, candidate)
    })
    pc.addEventListener('connectionstatechange', () => {
      if (isCurrent()) this.#changed(pc, () => this.#restartReceiving())
    })
    return pc
  }

  /** Notes what comes on which line, and hands out what is new. */
  #gather(pc: RTCPeerConnection, streams: readonly SfuStream[]): void {
    const tracks = new Map(pc.getTransceivers().map(({ mid, receiver }) => [mid, receiver.track]))
    const received = new Map<string, Received>()
    for (const entry of new Set(streams.map((each) => each.entry))) {
      const own = streams.filter((each) => each.entry === entry)
      const mids = lines.map(([name]) => own.find(({ line }) => line === name)?.mid)
      const before = this.#received.get(entry)
      const isSame = before?.mids === mids.join()
      const [mic, camera, screen, sound] = mids.map((mid) => tracks.get(mid ?? null) ?? [])
      if (isSame) received.set(entry, before)
      else
        received.set(entry, {
          mids: mids.join(),
          streams: {
            theirs: new MediaStream([mic ?? [], camera ?? []].flat()),
            screen: new MediaStream([screen ?? [], sound ?? []].flat()),
          },
        })
    }
    const before = this.#received
    this.#received = received
    for (const entry of this.#entries) if (received.get(entry) !== before.get(entry)) this.#handOut(entry)
    this.#report()
  }

  #handOut(entry: string): void {
    const received = this.#received.get(entry)
    if (received) this.#options.onStreams(entry, received.streams)
  }

  /** Says of each how the way to them is: they are as far as what this device receives, and can't hear it otherwise. */
  #report(): void {
    const sending = this.#publisher?.connectionState ?? 'new'
    const isBroken = sending === 'failed' || sending === 'disconnected'
    for (const entry of this.#entries) {
      const receiving = this.#received.has(entry) ? this.#subscriber?.pc.connectionState : undefined
      const state = isBroken ? sending : (receiving ?? 'connecting')
      if (this.#told.get(entry) === state) continue
      this.#told.set(entry, state)
      this.#options.onConnection(entry, state)
    }
  }

  /** Asks for no more of everybody's pictures than is shown here, and the network takes. */
  #ask(): void {
    this.#asking ??= setTimeout(() => {
      this.#asking = undefined
      if (this.#isClosed || (this.#sizes.size === 0 && this.#asked === '')) return
      const isEased = Date.now() < this.#easeUntil
      const sizes: Record<string, SfuSize> = {}
      for (const entry of this.#entries) {
        const size = this.#sizes.get(entry) ?? 'none'
        sizes[entry] = isEased && size === 'large' ? 'small' : size
      }
      const asked = `${this.#number} ${JSON.stringify(sizes)}`
      if (asked === this.#asked) return
      this.#asked = asked
      this.#send({ kind: 'sizes', sizes })
    }, gatherMs)
  }

  #sendCandidate(of: 'publisher' | 'subscriber', number: number, found: RTCIceCandidate | null): void {
    // The last is an empty one in some browsers.
    const candidate = found?.candidate
      ? { candidate: found.candidate, sdpMid: found.sdpMid, sdpMLineIndex: found.sdpMLineIndex }
      : null
    this.#send({ kind: 'candidate', of, number, candidate })
  }

  #send(signal: ToSfu): void {
    const text = JSON.stringify(signal)
    if (text.length <= longestSignal) return this.#options.send(this.#sfuEntry, text)
    // As an answer to many who send.
    const id = ++this.#pieces
    const count = Math.ceil(text.length / pieceLength)
    for (let place = 0; place < count; place++) {
      const piece: ToSfu = {
        kind: 'piece',
        signal: id,
        place,
        count,
        text: text.slice(place * pieceLength, (place + 1) * pieceLength),
      }
      this.#options.send(this.#sfuEntry, JSON.stringify(piece))
    }
  }
}

type Found = (FromSfu & { kind: 'candidate' })['candidate']

const candidateOf = (found: Found): RTCIceCandidateInit | undefined =>
  found === null
    ? undefined
    : {
        candidate: found.candidate,
        sdpMid: found.sdpMid ?? null,
        sdpMLineIndex: found.sdpMLineIndex ?? null,
      }
