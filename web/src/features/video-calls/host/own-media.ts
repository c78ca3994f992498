/** The member's microphone, camera and screen. Each is asked for by itself, so that one that fails leaves the others. */
import { deviceStore } from '../../../ui/device-store.ts'
import { store } from '../../../ui/store.ts'
import type { Blurred } from './blurred.ts'

/** Why something can't be used, in the order in which it is worth saying. */
export type Trouble =
  | 'insecure'
  | 'mic_denied'
  | 'no_mic'
  | 'mic_busy'
  | 'camera_denied'
  | 'no_camera'
  | 'camera_busy'
  | 'no_blur'

export interface OwnState {
  readonly mic: MediaStreamTrack | null
  /** What is shown of the camera: with a blurred background, if that is wanted. */
  readonly camera: MediaStreamTrack | null
  /** The id of the camera that is on. */
  readonly cameraId: string | undefined
  readonly blur: 'off' | 'loading' | 'on'
  readonly screen: MediaStreamTrack | null
  readonly screenSound: MediaStreamTrack | null
  readonly devices: readonly MediaDeviceInfo[]
  readonly trouble: Trouble | undefined
  readonly isMuted: boolean
  /** Nothing at all comes from the microphone, not even noise. */
  readonly isSilent: boolean
}

type Kind = 'mic' | 'camera'

const nothing: OwnState = {
  mic: null,
  camera: null,
  cameraId: undefined,
  blur: 'off',
  screen: null,
  screenSound: null,
  devices: [],
  trouble: undefined,
  isMuted: false,
  isSilent: false,
}

/** Whether this browser's member wants their background blurred, also in the next call. */
const blurring = deviceStore('commons.call-blur', ({ isWanted }) => ({ isWanted: isWanted === true }))

/** Returns whether the member wants to be seen: their camera is on, or will be once its background is blurred. */
export const isSeen = ({ camera, blur }: OwnState): boolean => camera !== null || blur === 'loading'

/** Returns whether this browser has what blurring a background needs. */
export const canBlur = (): boolean =>
  'OffscreenCanvas' in window && 'captureStream' in HTMLCanvasElement.prototype && 'WebAssembly' in window

/** A silence this long is no pause: a microphone always has some noise. */
const silentForMs = 6_000
const listenEveryMs = 250

const wishes = {
  mic: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  camera: { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } },
} satisfies Record<Kind, MediaTrackConstraints>

function troubleOf(kind: Kind, error: unknown): Trouble {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return `${kind}_denied`
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? `no_${kind}` : `${kind}_busy`
}

/** Reads how loud a microphone is, from 0 to 1. */
function meterOf(track: MediaStreamTrack) {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 512
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    isRunning: () => context.state === 'running',
    read() {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, each) => sum + each * each, 0) / samples.length
      return Math.min(1, Math.sqrt(power) * 5)
    },
    close() {
      if (context.state !== 'closed') void context.close()
    },
  }
}

export class OwnMedia {
  readonly state = store(nothing)
  /** How loud the microphone is, from 0 to 1. */
  readonly level = store(0)
  readonly #wanted: { [K in Kind]?: string } = {}
  #facing: 'user' | 'environment' = 'user'
  #meter: ReturnType<typeof meterOf> | undefined
  #timer: ReturnType<typeof setInterval> | undefined
  #silentSince: number | undefined
  #retookSilent = false
  /** The camera as it is, and what blurs it. */
  #camera: MediaStreamTrack | undefined
  #blurred: Blurred | undefined
  #isClosed = false

  constructor() {
    navigator.mediaDevices?.addEventListener('devicechange', this.#onDevices)
  }

  /** Takes the microphone, and the camera if wanted, with one question where the browser asks. */
  async open({ camera }: { camera: boolean }): Promise<void> {
    if (!navigator.mediaDevices) return this.#set({ trouble: 'insecure' })
    if (camera) {
      const both = await this.#ask({ audio: wishes.mic, video: wishes.camera }).catch(() => undefined)
      if (both) {
        this.#keep('mic', both.getAudioTracks()[0])
        this.#keep('camera', both.getVideoTracks()[0])
        return this.#list()
      }
    }
    await this.#take('mic')
    if (camera) await this.#take('camera')
  }

  setMuted(isMuted: boolean): void {
    const { mic } = this.state.get()
    if (mic) mic.enabled = !isMuted
    this.#silentSince = undefined
    this.#set({ isMuted, isSilent: false })
  }

  /** Switches the camera on, or off, which also puts out its light. */
  async setCamera(on: boolean): Promise<void> {
    if (on) return this.#take('camera')
    this.#stopCamera()
    const { trouble } = this.state.get()
    this.#set({ camera: null, trouble: trouble?.includes('camera') ? undefined : trouble })
  }

  /** Blurs what is behind the member, or no longer. Until it is, nothing of the room is shown. */
  async setBlur(on: boolean): Promise<void> {
    blurring.set({ isWanted: on })
    if (this.#camera) await this.#showCamera(this.#camera)
    else this.#set({ blur: 'off' })
  }

  async choose(kind: Kind, id: string): Promise<void> {
    this.#wanted[kind] = id
    if (kind === 'mic' || this.state.get().camera) await this.#take(kind)
  }

  /** Takes the next camera: on phones the one on the other side. */
  async switchCamera(): Promise<void> {
    const cameras = this.state.get().devices.filter(({ kind }) => kind === 'videoinput')
    const now = this.state.get().cameraId
    const next = cameras[(cameras.findIndex(({ deviceId }) => deviceId === now) + 1) % cameras.length]
    this.#facing = this.#facing === 'user' ? 'environment' : 'user'
    if (next) await this.choose('camera', next.deviceId)
  }

  /** Returns whether the member chose something to share. */
  async shareScreen(): Promise<boolean> {
    // Not this page: its sound is the friend's voice, who would hear themselves.
    const options: DisplayMediaStreamOptions & { selfBrowserSurface: string } = {
      video: { frameRate: { ideal: 15 } },
      audio: true,
      selfBrowserSurface: 'exclude',
    }
    const shared = await navigator.mediaDevices.getDisplayMedia(options).catch(() => undefined)
    const screen = shared?.getVideoTracks()[0]
    if (!screen) return false
    screen.contentHint = 'detail'
    // Ended by the browser's own bar.
    screen.addEventListener('ended', () => this.stopScreen())
    this.#set({ screen, screenSound: shared?.getAudioTracks()[0] ?? null })
    return true
  }

  stopScreen(): void {
    const { screen, screenSound } = this.state.get()
    screen?.stop()
    screenSound?.stop()
    this.#set({ screen: null, screenSound: null })
  }

  close(): void {
    this.#isClosed = true
    navigator.mediaDevices?.removeEventListener('devicechange', this.#onDevices)
    clearInterval(this.#timer)
    this.#meter?.close()
    this.#stopCamera()
    const { mic, screen, screenSound } = this.state.get()
    for (const track of [mic, screen, screenSound]) track?.stop()
    this.state.set(nothing)
  }

  #set(change: Partial<OwnState>): void {
    this.state.set((before) => ({ ...before, ...change }))
  }

  async #ask(constraints: MediaStreamConstraints): Promise<MediaStream> {
    const stream = await navigator.mediaDevices.getUserMedia(constraints)
    if (!this.#isClosed) return stream
    for (const track of stream.getTracks()) track.stop()
    throw new DOMException('The call is over', 'AbortError')
  }

  async #take(kind: Kind): Promise<void> {
    if (!navigator.mediaDevices) return this.#set({ trouble: 'insecure' })
    // Phones can't open a second camera while the first is open.
    if (kind === 'camera') this.#stopCamera()
    const id = this.#wanted[kind]
    const chosen = id ? { deviceId: { exact: id } } : kind === 'camera' ? { facingMode: this.#facing } : {}
    const field = kind === 'mic' ? 'audio' : 'video'
    try {
      const stream = await this.#ask({ [field]: { ...wishes[kind], ...chosen } }).catch((error: unknown) => {
        // The chosen device is gone: any other is better than none.
        if (id === undefined) throw error
        delete this.#wanted[kind]
        return this.#ask({ [field]: wishes[kind] })
      })
      const { trouble } = this.state.get()
      this.#keep(kind, stream.getTracks()[0])
      if (trouble?.includes(kind)) this.#set({ trouble: undefined })
    } catch (error) {
      if (this.#isClosed) return
      this.#set({ [kind]: null, trouble: troubleOf(kind, error) })
    }
    await this.#list()
  }

  #keep(kind: Kind, track: MediaStreamTrack | undefined): void {
    if (!track) return this.#set({ [kind]: null })
    if (kind === 'camera') return void this.#keepCamera(track)
    const { mic: before, isMuted } = this.state.get()
    if (before !== track) before?.stop()
    this.#replaceWhenGone('mic', track, () => this.state.get().mic)
    track.enabled = !isMuted
    this.#listen(track)
    this.#set({ mic: track })
  }

  #keepCamera(track: MediaStreamTrack): void {
    this.#stopCamera()
    this.#camera = track
    this.#replaceWhenGone('camera', track, () => this.#camera)
    if (this.state.get().trouble === 'no_blur') this.#set({ trouble: undefined })
    this.#set({ cameraId: track.getSettings().deviceId })
    void this.#showCamera(track)
  }

  /** Unplugged, or taken by the system: another one takes its place, or the trouble is said. */
  #replaceWhenGone(
    kind: Kind,
    track: MediaStreamTrack,
    now: () => MediaStreamTrack | null | undefined,
  ): void {
    track.addEventListener('ended', () => {
      if (now() === track) void this.#take(kind)
    })
  }

  async #showCamera(camera: MediaStreamTrack): Promise<void> {
    this.#blurred?.stop()
    this.#blurred = undefined
    if (!blurring.get().isWanted || !canBlur()) return this.#set({ camera, blur: 'off' })
    this.#set({ camera: null, blur: 'loading' })
    const isWantedNow = () => this.#camera === camera && blurring.get().isWanted
    try {
      const { blurred } = await import('./blurred.ts')
      const made = await blurred(camera)
      if (!isWantedNow()) return made.stop()
      this.#blurred = made
      this.#set({ camera: made.track, blur: 'on' })
    } catch {
      if (!isWantedNow()) return
      // Whoever wanted their room hidden doesn't show it because that failed.
      this.#stopCamera()
      this.#set({ camera: null, blur: 'off', trouble: 'no_blur' })
      blurring.set({ isWanted: false })
    }
  }

  #stopCamera(): void {
    const camera = this.#camera
    this.#camera = undefined
    this.#blurred?.stop()
    this.#blurred = undefined
    camera?.stop()
    if (!this.#isClosed) this.#set({ cameraId: undefined, blur: 'off' })
  }

  #listen(mic: MediaStreamTrack): void {
    clearInterval(this.#timer)
    this.#meter?.close()
    const meter = meterOf(mic)
    this.#meter = meter
    this.#silentSince = undefined
    this.#timer = setInterval(() => {
      const { isMuted, isSilent } = this.state.get()
      const level = isMuted ? 0 : meter.read()
      this.level.set(level)
      if (isMuted || level > 0 || !meter.isRunning()) {
        this.#silentSince = undefined
        if (isSilent && level > 0) this.#set({ isSilent: false })
        return
      }
      this.#silentSince ??= Date.now()
      if (Date.now() - this.#silentSince < silentForMs || isSilent) return
      this.#set({ isSilent: true })
      // Some systems mute a microphone for good when another program had it: it is taken once again.
      if (this.#retookSilent) return
      this.#retookSilent = true
      void this.#take('mic')
    }, listenEveryMs)
  }

  async #list(): Promise<void> {
    const devices = await navigator.mediaDevices.enumerateDevices().catch(() => [])
    if (!this.#isClosed) this.#set({ devices })
  }

  #onDevices = () => {
    void this.#list()
    const { mic, trouble } = this.state.get()
    if (!mic && trouble === 'no_mic') void this.#take('mic')
  }
}
