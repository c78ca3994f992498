/** One call on this device, from its preview to its end: what its window shows, and what its buttons do. */
import { aliveSeconds, type VideoCall } from '@commons/contract/video-calls.ts'
import { call, CallError, tell } from '../../../api/call.ts'
import { connection } from '../../../api/connection.ts'
import { hear } from '../../../api/heard.ts'
import { watchMember } from '../../../api/session.ts'
import { store } from '../../../ui/store.ts'
import type { Told } from './call-link.ts'
import { forgetDevice, keepDevice } from './own-device.ts'
import { isSeen, OwnMedia } from './own-media.ts'
import { Peer } from './peer.ts'
import { playRing } from './ring-tone.ts'
import { signalSender } from './signal-sender.ts'

export type Phase = 'preview' | 'calling' | 'connecting' | 'connected' | 'reconnecting' | 'over'

/** How the call ended here, or why it never came to be. */
export type End = 'ended' | 'declined' | 'missed' | 'busy' | 'moved' | 'lost' | 'no_route' | 'refused'

export interface SessionState {
  readonly phase: Phase
  readonly end: End | undefined
  /** The server's reason, where it refused. */
  readonly refusal: string | undefined
  readonly theirs: MediaStream | null
  readonly theirScreen: MediaStream | null
  readonly told: Told
  /** When it was connected first. */
  readonly since: number | undefined
  readonly quality: 'good' | 'weak' | 'poor'
  /** Connecting takes longer than it should. */
  readonly isSlow: boolean
}

export interface Whom {
  readonly name: string
  readonly avatar: string | null
}

const silent: Told = { mic: true, camera: false, screen: false }
const quickPollMs = 1_500
const calmPollMs = 10_000
const slowAfterMs = 12_000
/** A network that comes back later than this has lost the call. */
const lostAfterMs = 45_000
const noRouteAfterMs = 40_000
const measureMs = 3_000

interface Friend {
  readonly friend_id: number
  readonly by_freelancer: 0 | 1
}

export class CallSession {
  readonly state = store<SessionState>({
    phase: 'preview',
    end: undefined,
    refusal: undefined,
    theirs: null,
    theirScreen: null,
    told: silent,
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
  #friendEntry: string | undefined
  #peer: Peer | undefined
  #since = 0
  #isReading = false
  #readAgain = false
  #poll: ReturnType<typeof setTimeout> | undefined
  #alive: ReturnType<typeof setInterval> | undefined
  #measuring: ReturnType<typeof setInterval> | undefined
  #impatience: ReturnType<typeof setTimeout> | undefined
  #lostTimer: ReturnType<typeof setTimeout> | undefined
  #stopHearing = () => {}
  #stopRing = () => {}
  #awake: { release(): Promise<void> } | undefined
  readonly #onClose: (closed: CallSession) => void
  readonly #stopMedia: () => void
  readonly #stopWatching: () => void

  /** `onClose` is told when its window goes away. */
  constructor(whom: Whom, onClose: (closed: CallSession) => void, device: string = crypto.randomUUID()) {
    this.whom = whom
    this.#onClose = onClose
    this.#device = device
    // What one member says isn't heard by the next who logs in here.
    this.#stopWatching = watchMember(() => this.close())
    this.#stopMedia = this.media.state.subscribe(() => this.#peer?.update(this.media.state.get()))
  }

  /** Rings the friend with what the preview shows. */
  async ring({ friend_id, by_freelancer }: Friend): Promise<void> {
    if (this.state.get().phase !== 'preview') return
    const hasCamera = isSeen(this.media.state.get())
    this.#set({ phase: 'calling' })
    this.#stopRing = playRing('outgoing')
    await this.#begin(hasCamera, () =>
      call('start_video_call', {
        friend_id,
        by_freelancer,
        has_camera: hasCamera ? 1 : 0,
        device: this.#device,
      }),
    )
  }

  /** Accepts a call, or comes back to one. */
  async join(call_id: number, { hasCamera, takeOver = false }: { hasCamera: boolean; takeOver?: boolean }) {
    this.#set({ phase: 'connecting' })
    // It stops ringing at once, however long the browser asks about the camera.
    void this.media.open({ camera: hasCamera })
    await this.#begin(hasCamera, () =>
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

  #set(change: Partial<SessionState>): void {
    this.state.set((before) => ({ ...before, ...change }))
  }

  async #begin(
    hasCamera: boolean,
    reserve: () => Promise<{ data: { call: VideoCall; token: string | null } }>,
  ): Promise<void> {
    try {
      const { data } = await reserve()
      if (this.state.get().phase === 'over') {
        await call('end_video_call', { call_id: data.call.call_id })
        return
      }
      this.#call = data.call
      if (data.token === null) return this.#over(data.call.state === 'busy' ? 'busy' : 'missed')
      keepDevice({ device: this.#device, hasCamera })
      const { call_id } = data.call
      const entered = await call('enter_video_call', { call_id, token: data.token })
      if (this.state.get().phase === 'over') return
      this.#entry = entered.data.entry
      this.#ice = entered.data.ice_servers.map(({ urls, username, credential }) =>
        username === undefined || credential === undefined ? { urls } : { urls, username, credential },
      )
      this.#stopHearing = hear(`video_call:${call_id}`, () => void this.#read())
      this.#alive = setInterval(() => void this.#sayAlive(), (aliveSeconds * 1000) / 2)
      this.#measuring = setInterval(() => void this.#measure(), measureMs)
      // After a reload it may still be ringing.
      if (data.call.state === 'ringing') this.#set({ phase: 'calling' })
      else if (this.state.get().phase === 'connecting') this.#connecting()
      await this.#read()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const isOver = error.refusal === 'video_call_over' || error.refusal === 'video_call_not_found'
      this.#set({ refusal: error.message })
      this.#over(isOver ? 'ended' : 'refused')
    }
  }

  /** Reads the call's state and the signals to this device. */
  async #read(): Promise<void> {
    this.#readAgain = true
    if (this.#isReading) return
    this.#isReading = true
    while (this.#readAgain && this.state.get().phase !== 'over') {
      this.#readAgain = false
      await this.#readOnce()
    }
    this.#isReading = false
    if (this.state.get().phase === 'over') return
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
      if (this.state.get().phase === 'over') return
      const { state, entry, friend_entry, signals } = data
      if (state !== 'ringing' && state !== 'accepted') return this.#over(state)
      // It was taken over by another device of the member's.
      if (entry !== this.#entry) return this.#over('moved')
      if (state === 'accepted' && this.state.get().phase === 'calling') this.#connecting()
      if (state === 'accepted' && friend_entry && friend_entry !== this.#friendEntry) this.#meet(friend_entry)
      for (const { signal_id, from, content } of signals) {
        this.#since = Math.max(this.#since, signal_id)
        if (from === this.#friendEntry) this.#peer?.receive(content)
      }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.status === 404 || error.status === 401) this.#over('ended')
    }
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

  /** The friend's device has entered, or entered again after a reload: a new connection is made. */
  #meet(friendEntry: string): void {
    const [started, entry] = [this.#call, this.#entry]
    if (!started || !entry) return
    this.#friendEntry = friendEntry
    this.#peer?.close()
    this.#set({ theirs: null, theirScreen: null, told: silent })
    if (this.state.get().phase !== 'reconnecting') this.#connecting()
    const address = { call_id: started.call_id, entry, to: friendEntry }
    const isOver = () => this.state.get().phase === 'over' || this.#friendEntry !== friendEntry
    this.#peer = new Peer({
      iceServers: this.#ice,
      isCaller: started.is_incoming === 0,
      own: this.media.state.get(),
      send: signalSender(address, isOver),
      onConnection: (state) => {
        if (!isOver()) this.#connection(state)
      },
      onTold: (told) => this.#set({ told }),
      onBye: () => {
        if (!isOver()) this.#giveUp('ended')
      },
      onStreams: ({ theirs, screen }) => this.#set({ theirs, theirScreen: screen }),
    })
  }

  #connection(state: RTCPeerConnectionState): void {
    if (state === 'connected') {
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
    const measured = await this.#peer?.measure()
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
    if (this.state.get().phase === 'over') return
    this.#set({ phase: 'over', end, theirs: null, theirScreen: null })
    this.#stop()
  }

  #stop(): void {
    this.#set({ phase: 'over' })
    clearTimeout(this.#poll)
    clearTimeout(this.#impatience)
    clearTimeout(this.#lostTimer)
    clearInterval(this.#alive)
    clearInterval(this.#measuring)
    this.#stopHearing()
    this.#stopRing()
    this.#stopMedia()
    this.#stopWatching()
    // Moved to another device of the member's, the call goes on.
    if (this.state.get().end !== 'moved') this.#peer?.sayBye()
    this.#peer?.close()
    this.#peer = undefined
    this.media.close()
    void this.#awake?.release().catch(() => undefined)
    forgetDevice()
  }
}
