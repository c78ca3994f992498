/** One call on this device, from its preview to its end: what its window shows, and what its buttons do. */
import { aliveSeconds, ringSeconds, type VideoCall } from '@commons/contract/video-calls.ts'
import { call, CallError, tell, type Answer } from '../../../api/call.ts'
import { connection } from '../../../api/connection.ts'
import { hear } from '../../../api/heard.ts'
import { watchMember } from '../../../api/session.ts'
import { store } from '../../../ui/store.ts'
import type { CallLink, LinkOptions, ShownSize } from './call-link.ts'
import { MeshLink } from './mesh-link.ts'
import { forgetDevice, keepDevice } from './own-device.ts'
import { isSeen, OwnMedia } from './own-media.ts'
import { ownTeller, type OwnWord } from './own-teller.ts'
import { oneself, others, withChange, withListed, withTold, type Person } from './people.ts'
import { playRing } from './ring-tone.ts'
import { signalSender } from './signal-sender.ts'
import { talkWatch } from './talking.ts'
import { type CallPlace, isOfMany } from '../call-place.ts'

export type Phase = 'preview' | 'calling' | 'connecting' | 'connected' | 'reconnecting' | 'over'

/** How the call ended here, or why it never came to be. */
export type End =
  | 'ended'
  | 'declined'
  | 'missed'
  | 'busy'
  | 'moved'
  | 'lost'
  | 'no_route'
  | 'removed'
  | 'refused'

export interface SessionState {
  readonly phase: Phase
  readonly end: End | undefined
  /** The server's reason, where it refused. */
  readonly refusal: string | undefined
  /** Everybody whose device is in the call, the member too, in the order in which they came. */
  readonly people: readonly Person[]
  /** The member may mute, remove and end. */
  readonly isModerator: boolean
  /** A moderator muted the member, who hasn't answered by unmuting. */
  readonly wasMuted: boolean
  /** Many are being rung. */
  readonly isRinging: boolean
  /** When it was connected first. */
  readonly since: number | undefined
  readonly quality: 'good' | 'weak' | 'poor'
  /** Connecting takes longer than it should. */
  readonly isSlow: boolean
}

export interface Whom {
  readonly name: string
  readonly avatar: string | null
  /** The group or the chat that talks; undefined where two members do. */
  readonly place?: CallPlace | undefined
}

const quickPollMs = 1_500
const calmPollMs = 10_000
const slowAfterMs = 12_000
/** A network that comes back later than this has lost the call. */
const lostAfterMs = 45_000
const noRouteAfterMs = 40_000
const measureMs = 3_000
/** The meter shows levels larger than they are. */
const meterScale = 5

interface Friend {
  readonly friend_id: number
  readonly by_freelancer: 0 | 1
}

type Shown = Answer<'show_video_call'>['data']

export class CallSession {
  readonly state = store<SessionState>({
    phase: 'preview',
    end: undefined,
    refusal: undefined,
    people: [],
    isModerator: false,
    wasMuted: false,
    isRinging: false,
    since: undefined,
    quality: 'good',
    isSlow: false,
  })
  readonly media = new OwnMedia()
  readonly whom: Whom
  readonly #device: string
  #call: VideoCall | undefined
  #entry: string | undefined
  #ice: RTCIceServer[] = []
  #link: CallLink | undefined
  #sizes: ReadonlyMap<string, ShownSize> = new Map()
  readonly #senders = new Map<string, (signal: string) => void>()
  /** Who has said goodbye, until the server knows it, too. */
  readonly #left = new Set<string>()
  #tellOwn: (word: OwnWord) => void = () => {}
  #enteredAt = 0
  #hand: 0 | 1 = 0
  #mutedAt: string | null = null
  /** A camera that still opens counts as one that is on. */
  #opensCamera = false
  #since = 0
  #isReading = false
  #readAgain = false
  #poll: ReturnType<typeof setTimeout> | undefined
  #alive: ReturnType<typeof setInterval> | undefined
  #measuring: ReturnType<typeof setInterval> | undefined
  #impatience: ReturnType<typeof setTimeout> | undefined
  #lostTimer: ReturnType<typeof setTimeout> | undefined
  #ringing: ReturnType<typeof setTimeout> | undefined
  #stopHearing = () => {}
  #stopRing = () => {}
  #awake: { release(): Promise<void> } | undefined
  readonly #onClose: (closed: CallSession) => void
  readonly #stopMedia: () => void
  readonly #stopLevel: () => void
  readonly #stopWatching: () => void

  /** `onClose` is told when its window goes away. */
  constructor(whom: Whom, onClose: (closed: CallSession) => void, device: string = crypto.randomUUID()) {
    this.whom = whom
    this.#onClose = onClose
    this.#device = device
    // What one member says isn't heard by the next who logs in here.
    this.#stopWatching = watchMember(() => this.close())
    this.#stopMedia = this.media.state.subscribe(() => this.#ownChanged())
    const talksBy = talkWatch()
    this.#stopLevel = this.media.level.subscribe(() =>
      this.#change(this.#entry, { talks: talksBy(this.media.level.get() / meterScale) }),
    )
  }

  /** Rings the friend with what the preview shows. */
  async ring({ friend_id, by_freelancer }: Friend): Promise<void> {
    if (this.state.get().phase !== 'preview') return
    const has_camera = isSeen(this.media.state.get()) ? 1 : 0
    this.#set({ phase: 'calling' })
    this.#stopRing = playRing('outgoing')
    await this.#begin(() =>
      call('start_video_call', { friend_id, by_freelancer, has_camera, device: this.#device }),
    )
  }

  /** Begins a call of many, or joins the one that is under way, with what the preview shows. */
  async meet(place: CallPlace, { rings }: { rings: boolean }): Promise<void> {
    if (this.state.get().phase !== 'preview') return
    const has_camera = isSeen(this.media.state.get()) ? 1 : 0
    this.#set({ phase: 'connecting', isRinging: rings })
    if (rings) {
      this.#stopRing = playRing('outgoing')
      this.#ringing = setTimeout(() => this.#endRing(), ringSeconds * 1000)
    }
    const how = { has_camera, rings: rings ? 1 : 0, device: this.#device } as const
    await this.#begin(() =>
      'group_id' in place
        ? call('start_group_call', { ...place, ...how })
        : call('start_several_call', { ...place, ...how }),
    )
  }

  /** Accepts a call, or comes back to one. */
  async join(call_id: number, { hasCamera, isMuted = false, takeOver = false }: JoinOptions): Promise<void> {
    this.#set({ phase: 'connecting' })
    if (isMuted) this.media.setMuted(true)
    // It stops ringing at once, however long the browser asks about the camera.
    this.#opensCamera = hasCamera
    void this.media.open({ camera: hasCamera }).finally(() => {
      this.#opensCamera = false
      if (this.#entry && !this.#isOver) this.#keepDevice()
    })
    await this.#begin(() =>
      call('join_video_call', { call_id, device: this.#device, take_over: takeOver ? 1 : 0 }),
    )
  }

  hangUp(): void {
    const started = this.#call
    if (started) void tell('end_video_call', { call_id: started.call_id })
    if (this.state.get().phase === 'preview' || this.state.get().phase === 'over') this.close()
    else this.#over('ended')
  }

  /** Closes the window of a call that is over, or was never begun. */
  close(): void {
    this.#stop()
    this.#onClose(this)
  }

  raiseHand(isUp: boolean): void {
    this.#hand = isUp ? 1 : 0
    this.#change(this.#entry, { handAt: isUp ? new Date().toISOString() : null })
    this.#tellOfOwn()
  }

  /** Says how large each entry is shown. */
  show(sizes: ReadonlyMap<string, ShownSize>): void {
    this.#sizes = sizes
    this.#link?.show(sizes)
  }

  /** The call on the server, for what its moderators do; undefined until it has one. */
  get callId(): number | undefined {
    return this.#call?.call_id
  }

  get #isOver(): boolean {
    return this.state.get().phase === 'over'
  }

  #set(change: Partial<SessionState>): void {
    this.state.set((before) => ({ ...before, ...change }))
  }

  #change(entry: string | undefined, change: Partial<Person>): void {
    const { people } = this.state.get()
    const one = people.find((each) => each.entry === entry)
    if (!one || !entry) return
    const keys = Object.keys(change) as Array<keyof Person>
    // Levels come often, and mostly say the same.
    if (keys.some((key) => one[key] !== change[key])) this.#set({ people: withChange(people, entry, change) })
  }

  #ownChanged(): void {
    const own = this.media.state.get()
    this.#link?.update(own)
    if (!own.isMuted) this.#set({ wasMuted: false })
    if (!this.#entry || this.#isOver) return
    this.#keepDevice()
    this.#tellOfOwn()
  }

  #keepDevice(): void {
    const own = this.media.state.get()
    const hasCamera = this.#opensCamera || isSeen(own)
    keepDevice({ device: this.#device, hasCamera, isMuted: own.isMuted })
  }

  #tellOfOwn(): void {
    const { mic, isMuted, camera, screen } = this.media.state.get()
    this.#tellOwn({
      mic: mic && !isMuted ? 1 : 0,
      camera: camera ? 1 : 0,
      screen: screen ? 1 : 0,
      hand: this.#hand,
    })
  }

  async #begin(reserve: () => Promise<{ data: { call: VideoCall; token: string | null } }>): Promise<void> {
    try {
      const { data } = await reserve()
      if (this.#isOver) {
        await call('end_video_call', { call_id: data.call.call_id })
        return
      }
      this.#call = data.call
      this.#set({ isModerator: data.call.is_moderator === 1 })
      // Whoever mutes the group, or has quiet hours, isn't rung: perhaps that is everybody.
      if (data.call.rings_others === 0) this.#endRing()
      if (data.token === null) return this.#over(data.call.state === 'busy' ? 'busy' : 'missed')
      this.#keepDevice()
      const { call_id } = data.call
      const entered = await call('enter_video_call', { call_id, token: data.token })
      if (this.#isOver) return
      this.#entered(data.call, entered.data)
      await this.#read()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const isEnd = error.refusal === 'video_call_over' || error.refusal === 'video_call_not_found'
      this.#set({ refusal: error.message })
      this.#over(isEnd ? 'ended' : 'refused')
    }
  }

  #entered(started: VideoCall, { entry, ice_servers }: Answer<'enter_video_call'>['data']): void {
    const { call_id, state } = started
    this.#entry = entry
    this.#enteredAt = Date.now()
    this.#keepDevice()
    this.#ice = ice_servers.map(({ urls, username, credential }) =>
      username === undefined || credential === undefined ? { urls } : { urls, username, credential },
    )
    this.#stopHearing = hear(`video_call:${call_id}`, () => void this.#read())
    this.#alive = setInterval(() => void this.#sayAlive(), (aliveSeconds * 1000) / 2)
    this.#measuring = setInterval(() => void this.#measure(), measureMs)
    if (isOfMany(started)) {
      this.#tellOwn = ownTeller({ call_id, entry }, () => this.#isOver)
      this.#tellOfOwn()
      this.#set({ phase: 'connected', since: Date.now() })
      void this.#stayAwake()
      return
    }
    // After a reload it may still be ringing.
    if (state === 'ringing') this.#set({ phase: 'calling' })
    else if (this.state.get().phase === 'connecting') this.#connecting()
  }

  /** Reads the call's state and the signals to this device. */
  async #read(): Promise<void> {
    this.#readAgain = true
    if (this.#isReading) return
    this.#isReading = true
    while (this.#readAgain && !this.#isOver) {
      this.#readAgain = false
      await this.#readOnce()
    }
    this.#isReading = false
    if (this.#isOver) return
    clearTimeout(this.#poll)
    const isCalm = this.state.get().phase === 'connected' && connection() === 'live'
    this.#poll = setTimeout(() => void this.#read(), isCalm ? calmPollMs : quickPollMs)
  }

  async #readOnce(): Promise<void> {
    const started = this.#call
    if (!started) return
    try {
      const { call_id } = started
      const { data } = await call('show_video_call', { call_id, entry: this.#entry, since: this.#since })
      if (!this.#isOver) await this.#take(data)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.status === 404 || error.status === 401) this.#over('ended')
    }
  }

  async #take(data: Shown): Promise<void> {
    const { state, entry, signals } = data
    if (state !== 'ringing' && state !== 'accepted') return this.#over(state)
    if (data.is_removed === 1) return this.#over('removed')
    if (isOfMany(data) && entry === null) return this.#enterAgain()
    // It was taken over by another device of the member's.
    if (entry !== this.#entry) return this.#over('moved')
    if (state === 'accepted') {
      if (this.state.get().phase === 'calling') this.#connecting()
      await this.#list(data)
    }
    for (const { signal_id, from, content } of signals) {
      this.#since = Math.max(this.#since, signal_id)
      this.#link?.receive(from, content)
    }
  }

  /** The device was away for so long that the server took it for gone: it comes back as another entry. */
  async #enterAgain(): Promise<void> {
    const call_id = this.callId
    if (call_id === undefined || Date.now() - this.#enteredAt < quickPollMs) return
    this.#leaveRoom()
    this.#set({ phase: 'connecting', people: [] })
    await this.#begin(() => call('join_video_call', { call_id, device: this.#device }))
  }

  /** Who is in the call by now: a device that entered anew, as after a reload, is connected anew. */
  async #list({ people: listed, is_moderator, rings_others, sfu_entry }: Shown): Promise<void> {
    const before = this.state.get().people
    const people = withListed(before, listed).filter((one) => !this.#left.has(one.entry))
    this.#set({ people, isModerator: is_moderator === 1 })
    const entries = others(people).map((one) => one.entry)
    const isAnybodyNew = entries.some((entry) => !before.some((one) => one.entry === entry))
    if (isAnybodyNew || rings_others === 0) this.#endRing()
    const { phase } = this.state.get()
    if (isAnybodyNew && !this.#isOfMany && phase !== 'reconnecting') this.#connecting()
    for (const to of this.#senders.keys())
      if (to !== sfu_entry && !entries.includes(to)) this.#senders.delete(to)
    this.#link ??= await this.#open(sfu_entry)
    this.#link?.meet(entries)
    this.#obey(oneself(people)?.mutedAt ?? null)
  }

  async #open(sfuEntry: string | null): Promise<CallLink | undefined> {
    const entry = this.#entry
    if (!entry) return undefined
    const options: LinkOptions = {
      iceServers: this.#ice,
      own: this.media.state.get(),
      send: (to, signal) => this.#send(entry, to, signal),
      onStreams: (from, { theirs, screen }) => this.#change(from, { theirs, theirScreen: screen }),
      onConnection: (from, state) => this.#connection(from, state),
      onTold: (from, told) => this.#set({ people: withTold(this.state.get().people, from, told) }),
      onTalking: (from, talks) => this.#change(from, { talks }),
      onBye: (from) => this.#bye(from),
    }
    const link = sfuEntry === null ? new MeshLink(options, entry) : await openSfuLink(options, sfuEntry)
    if (!link) return undefined
    if (this.#isOver || this.#entry !== entry) {
      link.close()
      return undefined
    }
    // What the member switched on while it loaded.
    link.update(this.media.state.get())
    link.show(this.#sizes)
    return link
  }

  #send(entry: string, to: string, signal: string): void {
    const started = this.#call
    if (!started) return
    const { call_id } = started
    let send = this.#senders.get(to)
    if (!send) {
      const sender = signalSender(
        { call_id, entry, to },
        () => this.#isOver || this.#senders.get(to) !== sender,
      )
      this.#senders.set(to, sender)
      send = sender
    }
    send(signal)
  }

  #bye(from: string): void {
    if (!this.#isOfMany) return this.#giveUp('ended')
    this.#left.add(from)
    this.#set({ people: this.state.get().people.filter(({ entry }) => entry !== from) })
    this.#groupConnection()
  }

  /** A moderator has muted the member: their device obeys, once. */
  #obey(mutedAt: string | null): void {
    if (mutedAt !== null && mutedAt !== this.#mutedAt) {
      this.media.setMuted(true)
      this.#set({ wasMuted: true })
    }
    this.#mutedAt = mutedAt
  }

  #connecting(): void {
    this.#stopRing()
    this.#set({ phase: 'connecting' })
    clearTimeout(this.#impatience)
    this.#impatience = setTimeout(() => {
      this.#set({ isSlow: true })
      this.#impatience = setTimeout(() => {
        if (this.state.get().phase === 'connecting') this.#giveUp('no_route')
      }, noRouteAfterMs - slowAfterMs)
    }, slowAfterMs)
  }

  #endRing(): void {
    clearTimeout(this.#ringing)
    if (!this.state.get().isRinging) return
    this.#stopRing()
    this.#set({ isRinging: false })
  }

  #connection(from: string, state: RTCPeerConnectionState): void {
    this.#change(from, { connection: state })
    if (this.#isOfMany) this.#groupConnection()
    else if (state === 'connected') {
      clearTimeout(this.#impatience)
      clearTimeout(this.#lostTimer)
      this.#lostTimer = undefined
      this.#set({ phase: 'connected', isSlow: false, since: this.state.get().since ?? Date.now() })
      void this.#stayAwake()
    } else if ((state === 'disconnected' || state === 'failed') && this.state.get().phase === 'connected') {
      this.#set({ phase: 'reconnecting' })
      this.#lostTimer ??= setTimeout(() => this.#giveUp('lost'), lostAfterMs)
    }
    void this.#read()
  }

  get #isOfMany(): boolean {
    return this.#call !== undefined && isOfMany(this.#call)
  }

  /** Where everybody is away, it is this device that is. */
  #groupConnection(): void {
    const rest = others(this.state.get().people)
    const isAway = ({ connection: state }: Person) => state === 'disconnected' || state === 'failed'
    this.#set({ phase: rest.length > 0 && rest.every(isAway) ? 'reconnecting' : 'connected' })
  }

  #giveUp(end: End): void {
    const started = this.#call
    if (started) void tell('end_video_call', { call_id: started.call_id })
    this.#over(end)
  }

  async #sayAlive(): Promise<void> {
    const [started, entry] = [this.#call, this.#entry]
    if (!started || !entry) return
    await call('send_video_signals', { call_id: started.call_id, entry, signals: [] }).catch(() => {})
  }

  async #measure(): Promise<void> {
    const measured = await this.#link?.measure()
    if (!measured) return
    const { roundTrip, lost } = measured
    const quality = lost > 0.1 || roundTrip > 0.8 ? 'poor' : lost > 0.03 || roundTrip > 0.35 ? 'weak' : 'good'
    this.#set({ quality })
  }

  /** Keeps the screen on while they talk, where the browser can. */
  async #stayAwake(): Promise<void> {
    if (this.#awake || !('wakeLock' in navigator)) return
    this.#awake = await navigator.wakeLock.request('screen').catch(() => undefined)
  }

  #over(end: End): void {
    if (this.#isOver) return
    this.#set({ phase: 'over', end, people: [] })
    this.#stop()
  }

  /** Ends what belongs to this device's entry. */
  #leaveRoom(): void {
    clearInterval(this.#alive)
    clearInterval(this.#measuring)
    this.#stopHearing()
    this.#link?.close()
    this.#link = undefined
    this.#senders.clear()
    this.#left.clear()
    this.#entry = undefined
    this.#since = 0
  }

  #stop(): void {
    this.#set({ phase: 'over', isRinging: false })
    clearTimeout(this.#poll)
    clearTimeout(this.#impatience)
    clearTimeout(this.#lostTimer)
    clearTimeout(this.#ringing)
    this.#stopRing()
    this.#stopMedia()
    this.#stopLevel()
    this.#stopWatching()
    // Moved to another device of the member's, the call goes on.
    if (this.state.get().end !== 'moved') this.#link?.sayBye()
    this.#leaveRoom()
    this.media.close()
    void this.#awake?.release().catch(() => undefined)
    forgetDevice()
  }
}

/** Loaded late: only a group's call has it, where the installation has an SFU. Without a network it loads later. */
const openSfuLink = async (options: LinkOptions, sfuEntry: string): Promise<CallLink | undefined> => {
  const loaded = await import('./sfu-link.ts').catch(() => undefined)
  return loaded && new loaded.SfuLink(options, sfuEntry)
}

export interface JoinOptions {
  readonly hasCamera: boolean
  readonly isMuted?: boolean
  readonly takeOver?: boolean
}
