/**
 * A call in Janus. The rows say who is to be in it; after every hint it is compared with what Janus has, so that
 * nothing depends on one event. All work on a call is done in turn.
 */
import { randomBytes } from 'node:crypto'
import type { FromSfu } from '@commons/contract/shared/sfu-signal.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Log } from '../../../platform/log.ts'
import {
  type JanusClient,
  janusCodes,
  JanusError,
  type JanusEvent,
  JanusGone,
  JanusSilent,
} from './janus-client.ts'
import { KeptDevice, newDevice } from './kept-device.ts'
import {
  addRoom,
  findSfuCall,
  keepDevices,
  type KeptRoom,
  listSignalsToSfu,
  type Present,
  removeRoom,
  removeSignals,
} from './sfu.queries.ts'
import { SignalReader, type WholeSignal } from './signal-reader.ts'
import { Talkers } from './talkers.ts'
import * as videoroom from './videoroom.ts'

export interface RoomTools {
  readonly db: Db
  readonly janus: JanusClient
  readonly adminKey: string | undefined
  readonly log: Log
  /** The events of a handle belong to this room, or to none any more. */
  own(handle: number, room: CallRoom | undefined): void
  hint(call: number, members: readonly number[]): void
  /** The call is over. */
  ended(room: CallRoom): void
}

/** A device that doesn't answer for so long has lost its way: it gets another connection. */
const answerMs = 20_000

interface Subscriber {
  readonly offer: string | undefined
  readonly streams: readonly videoroom.Stream[] | undefined
}

export class CallRoom {
  readonly call: number
  readonly #tools: RoomTools
  #room: (videoroom.Room & { handle: number }) | undefined
  #sfuEntry = ''
  #places = 2
  #present: ReadonlyMap<string, Present> = new Map()
  readonly #devices = new Map<string, KeptDevice>()
  /** When each device was offered something last. */
  readonly #offeredAt = new Map<string, number>()
  /** What Janus was last told of each stream's size. */
  readonly #sized = new Map<string, Map<string, string>>()
  readonly #reader = new SignalReader()
  readonly #talkers = new Talkers()
  readonly #changed = new Set<string>()
  readonly #gone = new Set<string>()
  #signals: Array<{ to: string; signal: FromSfu }> = []
  #working: Promise<void> = Promise.resolve()
  #isWaiting = false
  #isUnheard = false
  #isOver = false

  constructor(call: number, tools: RoomTools, kept?: KeptRoom) {
    this.call = call
    this.#tools = tools
    if (!kept) return
    this.#room = kept
    this.#isUnheard = true
    for (const { entry, state } of kept.devices) {
      const device = KeptDevice.safeParse(state).data
      if (!device) {
        // Written by another version.
        this.#devices.set(entry, newDevice())
        this.#tell(entry, { kind: 'again' })
        continue
      }
      this.#devices.set(entry, device)
      this.#offeredAt.set(entry, performance.now())
      for (const each of [device.publisher, device.subscriber]) if (each) tools.own(each.handle, this)
    }
  }

  /** Something has changed, or may have. */
  wake(): void {
    if (this.#isWaiting) return
    this.#isWaiting = true
    this.#next(async () => {
      this.#isWaiting = false
      await this.#look()
    })
  }

  /** Janus says something of a handle of this room's. */
  hear(event: JanusEvent): void {
    this.#next(() => this.#follow(event))
  }

  /** Resolves once all work so far is done. */
  async settled(): Promise<void> {
    await this.#working
  }

  #next(work: () => Promise<void>): void {
    this.#working = this.#working
      .then(async () => {
        if (!this.#isOver) await work()
      })
      .catch((error: unknown) => {
        // Without a connection to Janus the hub makes another, and reads again what the rows say.
        if (error instanceof JanusGone) return
        this.#tools.log.warn({ err: error, call: this.call }, 'The SFU could not follow a call')
      })
  }

  async #look(): Promise<void> {
    const { db } = this.#tools
    const call = await findSfuCall(db, this.call)
    if (!call) return this.#end()
    this.#sfuEntry = call.sfu_entry
    this.#places = call.places
    this.#present = new Map(call.present.map((each) => [each.entry, each]))
    for (const entry of this.#devices.keys()) if (!this.#present.has(entry)) await this.#leave(entry)
    await this.#careful(undefined, () => this.#ask())
    const signals = await listSignalsToSfu(db, this.#sfuEntry)
    for (const { from_entry: entry, content } of signals) {
      const signal = this.#present.has(entry) ? this.#reader.read(entry, content) : undefined
      if (signal) await this.#careful(entry, () => this.#take(entry, signal))
    }
    if (signals.length > 0)
      await removeSignals(
        db,
        signals.map(({ id }) => id),
      )
    await this.#match()
  }

  /**
   * Does something for a device, or for the room. What Janus has lost is made anew; what it refuses otherwise, or
   * doesn't even answer, is the device's fault, and no reason to leave the others alone.
   */
  async #careful(entry: string | undefined, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (error instanceof JanusGone && !(error instanceof JanusSilent)) throw error
      const code = error instanceof JanusError ? error.code : undefined
      this.#tools.log.debug({ err: error, call: this.call }, 'Something of a call could not be done in Janus')
      const isLost = code === janusCodes.noHandle
      if (code === janusCodes.noRoom || (isLost && entry === undefined)) await this.#loseRoom()
      else if (isLost && entry !== undefined) await this.#startAnew(entry)
    }
    await this.#keep()
  }

  async #take(entry: string, signal: WholeSignal): Promise<void> {
    const { janus } = this.#tools
    const device = this.#device(entry)
    const { publisher, subscriber } = device
    switch (signal.kind) {
      case 'publish':
        return this.#publish(entry, signal)
      case 'answer':
        if (subscriber?.number !== signal.number || subscriber.offer !== signal.offer) return
        await videoroom.startSubscription(janus, subscriber.handle, signal.sdp)
        subscriber.isAnswered = true
        return
      case 'restart':
        if (subscriber?.number !== signal.number) return
        return this.#offer(entry, await videoroom.restartSubscription(janus, subscriber.handle))
      case 'candidate': {
        const connection = signal.of === 'publisher' ? publisher : subscriber
        if (connection?.number !== signal.number) return
        return janus.trickle(connection.handle, signal.candidate ?? { completed: true })
      }
      case 'sizes':
        device.sizes = signal.sizes
    }
  }

  /** Takes what a device offers to send. With a new number it begins from nothing. */
  async #publish(entry: string, { number, sdp, lines }: WholeSignal & { kind: 'publish' }): Promise<void> {
    const { janus, own } = this.#tools
    const device = this.#device(entry)
    if (device.publisher && device.publisher.number > number) return
    if (device.publisher?.number === number) {
      const answer = await videoroom.publish(janus, device.publisher.handle, sdp, undefined)
      return this.#tell(entry, { kind: 'published', number, sdp: answer })
    }
    await this.#disconnect(entry)
    const room = await this.#madeRoom()
    const handle = await janus.attach()
    try {
      const feed = `${entry}/${number}`
      const privateId = await videoroom.joinAsPublisher(janus, handle, room, feed)
      const answer = await videoroom.publish(janus, handle, sdp, lines)
      device.publisher = { number, handle, privateId, feed, lines, isUp: false, isMuted: false }
      own(handle, this)
      this.#tell(entry, { kind: 'published', number, sdp: answer })
    } catch (error) {
      await janus.detach(handle)
      throw error
    }
  }

  /** Makes what Janus has match the rows. */
  async #match(): Promise<void> {
    for (const [entry, present] of this.#present) {
      this.#tellTalk(present)
      if (!this.#devices.get(entry)?.publisher) continue
      await this.#careful(entry, async () => {
        await this.#mute(entry, present.is_muted)
        await this.#subscribe(entry)
        await this.#size(entry)
      })
    }
    await this.#keep()
  }

  /** A moderator's word holds here as well, whatever the device does. */
  async #mute(entry: string, mute: boolean): Promise<void> {
    const publisher = this.#devices.get(entry)?.publisher
    const room = this.#room
    if (!publisher || !room || publisher.isMuted === mute) return
    const { feed, lines } = publisher
    const mid = Object.keys(lines).find((each) => lines[each] === 'mic')
    if (mid !== undefined)
      await videoroom.setMuted(this.#tools.janus, room.handle, { ...room, feed, mid, mute })
    publisher.isMuted = mute
    this.#changed.add(entry)
  }

  async #subscribe(entry: string): Promise<void> {
    const { janus, own } = this.#tools
    const device = this.#devices.get(entry)
    const room = this.#room
    if (!device?.publisher || !room) return
    if (device.subscriber?.isAnswered === false) {
      if (performance.now() - (this.#offeredAt.get(entry) ?? 0) < answerMs) return
      await this.#unsubscribe(entry)
    }
    const wanted = this.#feedsFor(entry)
    const { subscriber } = device
    if (!subscriber) {
      if (wanted.length === 0) return
      const handle = await janus.attach()
      try {
        const { privateId } = device.publisher
        const made = await videoroom.joinAsSubscriber(janus, handle, { ...room, feeds: wanted, privateId })
        device.subscribers++
        device.subscriber = { number: device.subscribers, handle, streams: [], offer: 0, isAnswered: true }
        own(handle, this)
        return this.#offer(entry, made)
      } catch (error) {
        await janus.detach(handle)
        throw error
      }
    }
    const has = new Set(subscriber.streams.map(({ feed }) => feed))
    const more = wanted.filter((feed) => !has.has(feed))
    const less = [...has].filter((feed) => !wanted.includes(feed))
    if (more.length + less.length === 0) return
    this.#offer(entry, await videoroom.changeSubscription(janus, subscriber.handle, { more, less }))
  }

  /** Returns what a device is to receive: all who send, but for those whom it never meets. */
  #feedsFor(entry: string): string[] {
    const hidden = this.#present.get(entry)?.hidden ?? []
    return [...this.#present.keys()].flatMap((other) => {
      const publisher = this.#devices.get(other)?.publisher
      return other === entry || hidden.includes(other) || !publisher?.isUp ? [] : [publisher.feed]
    })
  }

  #offer(entry: string, { streams, offer }: Subscriber): void {
    const device = this.#devices.get(entry)
    const subscriber = device?.subscriber
    if (!device?.publisher || !subscriber) return
    this.#changed.add(entry)
    if (streams) subscriber.streams = [...streams]
    if (offer === undefined) return
    subscriber.offer++
    subscriber.isAnswered = false
    this.#offeredAt.set(entry, performance.now())
    this.#tell(entry, {
      kind: 'offer',
      publisher: device.publisher.number,
      number: subscriber.number,
      offer: subscriber.offer,
      sdp: offer,
      streams: subscriber.streams.map(({ mid, feed, line }) => ({ mid, entry: entryOf(feed), line })),
    })
  }

  /** Asks Janus for no more of each picture than the device shows. */
  async #size(entry: string): Promise<void> {
    const device = this.#devices.get(entry)
    if (!device?.subscriber) return
    const { subscriber, sizes } = device
    const sized = this.#sized.get(entry) ?? new Map<string, string>()
    this.#sized.set(entry, sized)
    const changed = subscriber.streams
      .map((stream) => ({ ...stream, size: sizes[entryOf(stream.feed)] ?? 'large' }))
      .filter(({ mid, feed, size }) => sized.get(mid) !== `${feed} ${size}`)
    if (changed.length === 0) return
    await videoroom.setSizes(this.#tools.janus, subscriber.handle, changed)
    for (const { mid, feed, size } of changed) sized.set(mid, `${feed} ${size}`)
  }

  async #follow({ handle, kind, data, jsep, candidate }: JanusEvent): Promise<void> {
    for (const [entry, { publisher, subscriber }] of this.#devices) {
      const isPublisher = publisher?.handle === handle
      if (!isPublisher && subscriber?.handle !== handle) continue
      const number = (isPublisher ? publisher : subscriber)?.number ?? 0
      if (kind === 'trickle' && candidate) this.#tellCandidate(entry, isPublisher, number, candidate)
      else if (kind === 'webrtcup' && isPublisher) this.#isUp(entry)
      // The network is gone for good.
      else if (kind === 'hangup' && isPublisher) await this.#startAnew(entry)
      else if (kind === 'hangup') await this.#unsubscribe(entry)
      else if (kind === 'event' && isPublisher) {
        // Each hears of everybody, and of oneself: that is passed on to all who see them.
        const talk = videoroom.talkOf(data)
        if (talk?.feed !== publisher?.feed) return
        if (talk) this.#talkers.hear(entry, talk.talks)
      } else if (kind === 'event') this.#offer(entry, videoroom.subscriptionOf({ data, jsep }))
      return this.#match()
    }
  }

  #isUp(entry: string): void {
    const publisher = this.#devices.get(entry)?.publisher
    if (!publisher) return
    publisher.isUp = true
    this.#changed.add(entry)
  }

  /** Janus has said things that nobody heard: it is asked who sends by now. */
  async #ask(): Promise<void> {
    const room = this.#room
    if (!room || !this.#isUnheard) return
    const feeds = await videoroom.listFeeds(this.#tools.janus, room.handle, room)
    this.#isUnheard = false
    for (const [entry, { publisher }] of this.#devices) {
      if (!publisher) continue
      const isSending = feeds.get(publisher.feed)
      if (isSending) this.#isUp(entry)
      else if (isSending === undefined || publisher.isUp) await this.#startAnew(entry)
    }
  }

  #tellCandidate(
    entry: string,
    isPublisher: boolean,
    number: number,
    candidate: NonNullable<JanusEvent['candidate']>,
  ): void {
    const of = isPublisher ? 'publisher' : 'subscriber'
    const found = 'completed' in candidate ? null : candidate
    this.#tell(entry, { kind: 'candidate', of, number, candidate: found })
  }

  /** Tells those who see somebody that they talk, or no longer do. */
  #tellTalk(present: Present): void {
    const talks = this.#talkers.news(present)
    if (talks === undefined) return
    const { entry } = present
    for (const [other, { hidden }] of this.#present)
      if (other !== entry && !hidden.includes(entry)) this.#tell(other, { kind: 'talking', entry, talks })
  }

  #tell(to: string, signal: FromSfu): void {
    this.#signals.push({ to, signal })
    this.#changed.add(to)
  }

  #device(entry: string): KeptDevice {
    const device = this.#devices.get(entry) ?? newDevice()
    this.#devices.set(entry, device)
    this.#changed.add(entry)
    return device
  }

  async #madeRoom(): Promise<videoroom.Room> {
    if (this.#room) return this.#room
    const { janus, db, adminKey } = this.#tools
    const made = { room: secret(), pin: secret(), secret: secret(), handle: await janus.attach() }
    await videoroom.createRoom(janus, made.handle, { ...made, places: this.#places, adminKey })
    await addRoom(db, this.call, made)
    this.#room = made
    return made
  }

  /** Janus lost what this device had, or its network is gone: it makes its connections anew. */
  async #startAnew(entry: string): Promise<void> {
    await this.#disconnect(entry)
    if (this.#present.has(entry)) this.#tell(entry, { kind: 'again' })
  }

  async #loseRoom(): Promise<void> {
    for (const entry of this.#devices.keys()) await this.#startAnew(entry)
    this.#room = undefined
    this.#devices.clear()
    this.#changed.clear()
    await removeRoom(this.#tools.db, this.call)
  }

  async #unsubscribe(entry: string): Promise<void> {
    const device = this.#device(entry)
    const handle = device.subscriber?.handle
    delete device.subscriber
    this.#sized.delete(entry)
    if (handle !== undefined) await this.#detach(handle)
  }

  async #disconnect(entry: string): Promise<void> {
    await this.#unsubscribe(entry)
    const device = this.#device(entry)
    const handle = device.publisher?.handle
    delete device.publisher
    if (handle !== undefined) await this.#detach(handle)
  }

  async #detach(handle: number): Promise<void> {
    this.#tools.own(handle, undefined)
    await this.#tools.janus.detach(handle)
  }

  /** A device is no longer in the call: it gets no frame from now on, whatever its page does. */
  async #leave(entry: string): Promise<void> {
    const feed = this.#devices.get(entry)?.publisher?.feed
    if (this.#room && feed !== undefined)
      await videoroom.kick(this.#tools.janus, this.#room.handle, this.#room, feed).catch(unlessGone)
    await this.#disconnect(entry)
    this.#devices.delete(entry)
    this.#changed.delete(entry)
    this.#reader.forget(entry)
    this.#talkers.forget(entry)
    this.#gone.add(entry)
  }

  async #end(): Promise<void> {
    this.#isOver = true
    for (const entry of this.#devices.keys()) await this.#disconnect(entry)
    if (this.#room) {
      await videoroom.destroyRoom(this.#tools.janus, this.#room.handle, this.#room).catch(unlessGone)
      await this.#detach(this.#room.handle)
    }
    await removeRoom(this.#tools.db, this.call)
    this.#tools.ended(this)
  }

  /** Writes down what has changed, then tells the devices. */
  async #keep(): Promise<void> {
    const entries = [...this.#changed].filter((entry) => this.#devices.has(entry))
    const gone = [...this.#gone]
    const signals = this.#signals
    if (entries.length + gone.length + signals.length === 0) return
    const { db, hint } = this.#tools
    const devices = entries.map((entry) => ({ entry, state: this.#devices.get(entry) ?? newDevice() }))
    await keepDevices(db, this.call, this.#sfuEntry, {
      // Until there is a room, there is nothing of a device to be found again.
      devices: this.#room ? devices : [],
      signals: signals.map(({ to, signal }) => ({ to, content: JSON.stringify(signal) })),
      gone,
    })
    this.#changed.clear()
    this.#gone.clear()
    this.#signals = []
    const members = new Set(signals.flatMap(({ to }) => this.#present.get(to)?.member ?? []))
    if (members.size > 0) hint(this.call, [...members])
  }
}

const entryOf = (feed: string) => feed.split('/')[0] ?? ''

const secret = () => randomBytes(24).toString('base64url')

/** What Janus refuses to end is at its end. */
function unlessGone(error: unknown): void {
  if (!(error instanceof JanusError)) throw error
}
