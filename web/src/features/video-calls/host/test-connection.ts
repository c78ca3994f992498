/** A connection between devices, for tests: jsdom has none. It keeps the rules of offers and answers, and no media. */
export class FakeConnection extends EventTarget {
  static readonly all: FakeConnection[] = []
  signalingState: RTCSignalingState = 'stable'
  connectionState: RTCPeerConnectionState = 'new'
  localDescription: RTCSessionDescriptionInit | null = null
  remoteDescription: RTCSessionDescriptionInit | null = null
  readonly transceivers: FakeLine[] = []
  readonly candidates: RTCIceCandidateInit[] = []
  readonly channel = new FakeChannel()
  #count = 0

  constructor() {
    super()
    FakeConnection.all.push(this)
  }

  getTransceivers = () => this.transceivers
  getStats = async () => new Map()

  addTransceiver(kind: 'audio' | 'video'): FakeLine {
    if (this.transceivers.length === 0) this.restartIce()
    return this.#addLine(kind)
  }

  #addLine(kind: 'audio' | 'video'): FakeLine {
    const line = new FakeLine(kind, String(this.transceivers.length))
    this.transceivers.push(line)
    return line
  }

  createDataChannel = () => this.channel

  restartIce(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('negotiationneeded')))
  }

  async setLocalDescription(): Promise<void> {
    await Promise.resolve()
    const isAnswer = this.signalingState === 'have-remote-offer'
    this.localDescription = { type: isAnswer ? 'answer' : 'offer', sdp: `${++this.#count}` }
    this.signalingState = isAnswer ? 'stable' : 'have-local-offer'
  }

  async setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void> {
    await Promise.resolve()
    const isOffer = description.type === 'offer'
    if (!isOffer && this.signalingState !== 'have-local-offer') throw new Error('No offer was made')
    this.remoteDescription = description
    this.signalingState = isOffer ? 'have-remote-offer' : 'stable'
    // Four of each who sends; `lines` in a description here is how many there are.
    const count = Number(/lines (\d+)/.exec(description.sdp ?? '')?.[1] ?? 4)
    const isFirst = this.transceivers.length === 0
    while (this.transceivers.length < count)
      this.#addLine([1, 2].includes(this.transceivers.length % 4) ? 'video' : 'audio')
    if (!isFirst) return
    this.dispatchEvent(Object.assign(new Event('datachannel'), { channel: this.channel }))
  }

  /** A candidate's `foundation` here is the offer that it belongs to. */
  async addIceCandidate(candidate: RTCIceCandidateInit | undefined): Promise<void> {
    if (candidate?.candidate !== this.remoteDescription?.sdp) throw new Error('It belongs to no description')
    if (candidate) this.candidates.push(candidate)
  }

  /** The network finds a way. */
  find(candidate: string): void {
    this.dispatchEvent(Object.assign(new Event('icecandidate'), { candidate: { candidate } }))
  }

  become(state: RTCPeerConnectionState): void {
    this.connectionState = state
    this.dispatchEvent(new Event('connectionstatechange'))
  }

  close(): void {
    this.connectionState = 'closed'
  }
}

class FakeLine {
  direction = 'sendrecv'
  level = 0
  #heardAt = 0
  readonly mid: string
  readonly receiver
  readonly sender = new FakeSender()

  constructor(kind: 'audio' | 'video', mid: string) {
    this.mid = mid
    this.receiver = {
      track: { kind },
      getSynchronizationSources: () => [{ timestamp: ++this.#heardAt, audioLevel: this.level }],
    }
  }

  setCodecPreferences(): void {}
}

class FakeSender {
  track: unknown = null
  encodings: RTCRtpEncodingParameters[] = [{ active: true }]
  getParameters = () => ({ encodings: this.encodings })
  async setParameters({ encodings }: { encodings: RTCRtpEncodingParameters[] }): Promise<void> {
    this.encodings = encodings
  }
  async replaceTrack(track: unknown): Promise<void> {
    this.track = track
  }
}

class FakeChannel extends EventTarget {
  readyState: RTCDataChannelState = 'connecting'
  readonly sent: unknown[] = []
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  open(): void {
    this.readyState = 'open'
    this.dispatchEvent(new Event('open'))
  }
  hear(said: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(said) }))
  }
}
