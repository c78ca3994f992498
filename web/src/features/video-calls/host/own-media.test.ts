import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { canBlur, isSeen, OwnMedia } from './own-media.ts'

const made = vi.hoisted(() => ({ blurred: vi.fn() }))
vi.mock('./blurred.ts', () => made)

class Track extends EventTarget {
  enabled = true
  readyState: MediaStreamTrackState = 'live'
  readonly kind: string
  readonly id: string
  constructor(kind: string, id: string) {
    super()
    this.kind = kind
    this.id = id
  }
  getSettings() {
    return { deviceId: this.id }
  }
  stop() {
    this.readyState = 'ended'
  }
  unplug() {
    this.stop()
    this.dispatchEvent(new Event('ended'))
  }
}

class Stream {
  readonly tracks: Track[]
  constructor(tracks: Track[]) {
    this.tracks = tracks
  }
  getTracks = () => this.tracks
  getAudioTracks = () => this.tracks.filter(({ kind }) => kind === 'audio')
  getVideoTracks = () => this.tracks.filter(({ kind }) => kind === 'video')
}

/** How loud the microphone is. */
let loudness = 0
class Context {
  state = 'running'
  createAnalyser = () => ({
    fftSize: 512,
    getFloatTimeDomainData: (samples: Float32Array) => samples.fill(loudness),
  })
  createMediaStreamSource = () => ({ connect() {} })
  close = async () => {}
}

const devices = Object.assign(new EventTarget(), {
  enumerateDevices: async () => [],
  getUserMedia: vi.fn<(wanted: MediaStreamConstraints) => Promise<Stream>>(),
})
const taken: Track[] = []
let media: OwnMedia

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  loudness = 0.1
  taken.length = 0
  made.blurred.mockReset()
  devices.getUserMedia.mockReset().mockImplementation(async ({ audio, video }) => {
    const tracks = [
      ...(audio ? [new Track('audio', `mic ${taken.length}`)] : []),
      ...(video ? [new Track('video', `camera ${taken.length}`)] : []),
    ]
    taken.push(...tracks)
    return new Stream(tracks)
  })
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('MediaStream', Stream)
  vi.stubGlobal('OffscreenCanvas', Stream)
  Object.defineProperty(HTMLCanvasElement.prototype, 'captureStream', { value() {}, configurable: true })
  Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true })
  media = new OwnMedia()
})
afterEach(() => {
  media.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const state = () => media.state.get()
const settled = () => vi.advanceTimersByTimeAsync(0)
const refuse = (name: string) => devices.getUserMedia.mockRejectedValue(new DOMException('No', name))

test('one question takes both; a camera that is denied leaves the microphone, and is said', async () => {
  await media.open({ camera: true })
  expect(devices.getUserMedia).toHaveBeenCalledTimes(1)
  expect([state().mic, state().camera, state().trouble]).toEqual([...taken, undefined])

  media.close()
  media = new OwnMedia()
  devices.getUserMedia.mockImplementation(async ({ video }) => {
    if (video) throw new DOMException('No', 'NotAllowedError')
    return new Stream([new Track('audio', 'mic')])
  })
  await media.open({ camera: true })
  expect(state().mic).not.toBeNull()
  expect([state().camera, state().trouble]).toEqual([null, 'camera_denied'])
})

test.each([
  ['NotAllowedError', 'mic_denied'],
  ['NotFoundError', 'no_mic'],
  ['NotReadableError', 'mic_busy'],
])('%s of the microphone is said as %s', async (name, trouble) => {
  refuse(name)
  await media.open({ camera: false })
  expect(state().trouble).toBe(trouble)
})

test('a microphone that is unplugged is replaced, and stays muted if it was', async () => {
  await media.open({ camera: false })
  media.setMuted(true)
  taken[0]?.unplug()
  await settled()
  expect(state().mic).toBe(taken[1])
  expect(taken[1]?.enabled).toBe(false)
})

test('a microphone from which nothing comes is taken once again, and said', async () => {
  await media.open({ camera: false })
  loudness = 0
  await vi.advanceTimersByTimeAsync(7_000)
  expect(state().isSilent).toBe(true)
  expect(taken).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(taken).toHaveLength(2)
  loudness = 0.1
  await vi.advanceTimersByTimeAsync(500)
  expect(state().isSilent).toBe(false)
})

test('switching the camera off puts out its light; what is asked for after the end is given back', async () => {
  await media.open({ camera: true })
  await media.setCamera(false)
  expect([state().camera, taken[1]?.readyState]).toEqual([null, 'ended'])

  const late = new Track('video', 'late')
  devices.getUserMedia.mockImplementation(async () => {
    media.close()
    return new Stream([late])
  })
  await media.setCamera(true)
  expect(late.readyState).toBe('ended')
})

test('a blurred background is shown once it is made, and nothing before that', async () => {
  expect(canBlur()).toBe(true)
  await media.open({ camera: true })
  const blurred = { track: new Track('video', 'blurred'), stop: vi.fn() }
  let give = (_made: typeof blurred) => {}
  made.blurred.mockReturnValue(new Promise((resolve) => (give = resolve)))
  void media.setBlur(true)
  await settled()
  expect([state().camera, state().blur, isSeen(state())]).toEqual([null, 'loading', true])
  give(blurred)
  await settled()
  expect([state().camera, state().blur]).toEqual([blurred.track, 'on'])

  // Another camera is blurred, too; switched off in between, nothing of it is shown.
  made.blurred.mockReturnValue(new Promise((resolve) => (give = resolve)))
  await media.choose('camera', 'other')
  expect(blurred.stop).toHaveBeenCalled()
  expect([state().camera, state().blur]).toEqual([null, 'loading'])
  await media.setCamera(false)
  const late = { track: new Track('video', 'late'), stop: vi.fn() }
  give(late)
  await settled()
  expect(late.stop).toHaveBeenCalled()
  expect([state().camera, isSeen(state())]).toEqual([null, false])

  // The next call begins with it.
  media.close()
  media = new OwnMedia()
  made.blurred.mockResolvedValue(blurred)
  await media.open({ camera: true })
  await settled()
  expect(state().blur).toBe('on')
  await media.setBlur(false)
  expect([state().camera, state().blur]).toEqual([taken.at(-1), 'off'])
})

test('where it fails the camera goes off, and the member decides', async () => {
  await media.open({ camera: true })
  made.blurred.mockRejectedValue(new Error('no network'))
  await media.setBlur(true)
  expect([state().camera, state().trouble, taken[1]?.readyState]).toEqual([null, 'no_blur', 'ended'])
  await media.setCamera(true)
  expect([state().camera, state().trouble]).toEqual([taken.at(-1), undefined])
})
