/** Sound and pictures straight between the devices: a connection to each of the others. */
import type { CallLink, LinkOptions, Measured, ShownSize } from './call-link.ts'
import type { OwnState } from './own-media.ts'
import { Peer } from './peer.ts'
import { listenEveryMs, talkWatch } from './talking.ts'

interface Met {
  readonly peer: Peer
  readonly talksBy: (level: number) => boolean
  talks: boolean
}

export class MeshLink implements CallLink {
  readonly #options: LinkOptions
  readonly #entry: string
  readonly #met = new Map<string, Met>()
  /** Who has said goodbye, until the server knows it, too. */
  readonly #left = new Set<string>()
  /** Signals of entries that the server hasn't named yet. */
  readonly #early = new Map<string, string[]>()
  readonly #listening: ReturnType<typeof setInterval>
  #own: OwnState
  #sizes: ReadonlyMap<string, ShownSize> = new Map()

  /** `entry` is this device's. */
  constructor(options: LinkOptions, entry: string) {
    this.#options = options
    this.#entry = entry
    this.#own = options.own
    this.#listening = setInterval(() => this.#listen(), listenEveryMs)
  }

  meet(entries: readonly string[]): void {
    for (const [entry, { peer }] of this.#met)
      if (!entries.includes(entry)) {
        peer.close()
        this.#met.delete(entry)
      }
    for (const entry of this.#left) if (!entries.includes(entry)) this.#left.delete(entry)
    for (const entry of entries) if (!this.#met.has(entry) && !this.#left.has(entry)) this.#connect(entry)
    this.#early.clear()
  }

  receive(from: string, content: string): void {
    const met = this.#met.get(from)
    if (met) met.peer.receive(content)
    else if (!this.#left.has(from)) this.#early.set(from, [...(this.#early.get(from) ?? []), content])
  }

  update(own: OwnState): void {
    this.#own = own
    for (const { peer } of this.#met.values()) peer.update(own)
  }

  show(sizes: ReadonlyMap<string, ShownSize>): void {
    this.#sizes = sizes
    for (const [entry, { peer }] of this.#met) peer.show(sizes.get(entry) ?? 'none')
  }

  /** Returns the worst of all connections. */
  async measure(): Promise<Measured | undefined> {
    const each = await Promise.all([...this.#met.values()].map(({ peer }) => peer.measure()))
    const known = each.filter((one) => one !== undefined)
    if (known.length === 0) return undefined
    return {
      roundTrip: Math.max(...known.map(({ roundTrip }) => roundTrip)),
      lost: Math.max(...known.map(({ lost }) => lost)),
    }
  }

  sayBye(): void {
    for (const { peer } of this.#met.values()) peer.sayBye()
  }

  close(): void {
    clearInterval(this.#listening)
    for (const { peer } of this.#met.values()) peer.close()
    this.#met.clear()
  }

  #connect(entry: string): void {
    const { iceServers, send, onStreams, onConnection, onTold, onBye } = this.#options
    /** What a connection says that was replaced is nothing to the next one. */
    const isCurrent = () => this.#met.get(entry)?.peer === peer
    const peer = new Peer({
      iceServers,
      // Both sides know both entries, so they agree without asking.
      offersFirst: this.#entry < entry,
      own: this.#own,
      send: (signal) => send(entry, signal),
      onStreams: (streams) => onStreams(entry, streams),
      onConnection: (state) => {
        if (isCurrent()) onConnection(entry, state)
      },
      onTold: (told) => {
        if (isCurrent()) onTold(entry, told)
      },
      onBye: () => {
        if (!isCurrent()) return
        this.#left.add(entry)
        this.#met.delete(entry)
        peer.close()
        onBye(entry)
      },
    })
    this.#met.set(entry, { peer, talksBy: talkWatch(), talks: false })
    const size = this.#sizes.get(entry)
    if (size) peer.show(size)
    for (const content of this.#early.get(entry) ?? []) peer.receive(content)
  }

  #listen(): void {
    for (const [entry, met] of this.#met) {
      const talks = met.talksBy(met.peer.level())
      if (talks === met.talks) continue
      met.talks = talks
      this.#options.onTalking(entry, talks)
    }
  }
}
