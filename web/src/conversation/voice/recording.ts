/** What the microphone hears, as a file. It is asked for when this begins and let go when it ends. */
import { longestVoice } from '@commons/contract/shared/voice.ts'

/** Those that the server takes, the best first. */
const types = [
  ['audio/webm;codecs=opus', 'voice.webm'],
  ['audio/ogg;codecs=opus', 'voice.ogg'],
  ['audio/mp4', 'voice.m4a'],
] as const

const bitsPerSecond = 32_000
const levelEveryMs = 80

const takenType = () => types.find(([type]) => MediaRecorder.isTypeSupported(type))

/** Whether this browser records. */
export const canRecord = () =>
  typeof MediaRecorder !== 'undefined' &&
  typeof navigator.mediaDevices?.getUserMedia === 'function' &&
  takenType() !== undefined

/** Why nothing is recorded. */
export type NoVoice = 'forbidden' | 'missing' | 'failed'

export const whyNoVoice = (error: unknown): NoVoice => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'forbidden'
  return name === 'NotFoundError' ? 'missing' : 'failed'
}

export interface Recorded {
  readonly file: File
  readonly seconds: number
}

export interface Heard {
  readonly seconds: number
  /** How loud it is, from 0 to 1. */
  readonly level: number
  /** It is as long as it may be, or the microphone has gone: nothing more is added. */
  readonly isFull: boolean
}

export interface Recording {
  /** Ends it; undefined where nothing was heard. */
  stop(): Promise<Recorded | undefined>
  cancel(): void
}

function levelOf(stream: MediaStream) {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 512
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    read() {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, each) => sum + each * each, 0) / samples.length
      // Speech is quiet beside what a microphone can hear.
      return Math.min(1, Math.sqrt(power) * 4)
    },
    close: () => void context.close(),
  }
}

/** Begins to record; rejects where there is no microphone, or it may not be used. */
export async function record(onHeard: (heard: Heard) => void): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true },
  })
  const [type, name] = takenType() ?? types[0]
  const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: bitsPerSecond })
  const level = levelOf(stream)
  const parts: Blob[] = []
  const begun = performance.now()
  let ended: number | undefined
  const seconds = () => Math.min(longestVoice.seconds, ((ended ?? performance.now()) - begun) / 1000)

  const finish = () => {
    if (ended !== undefined) return
    ended = performance.now()
    clearInterval(timer)
    level.close()
    for (const track of stream.getTracks()) track.stop()
    onHeard({ seconds: seconds(), level: 0, isFull: true })
  }
  recorder.addEventListener('dataavailable', ({ data }) => void (data.size > 0 && parts.push(data)))
  // Also where the microphone is taken away.
  recorder.addEventListener('stop', finish)
  const timer = setInterval(() => {
    if (seconds() >= longestVoice.seconds) recorder.stop()
    else onHeard({ seconds: seconds(), level: level.read(), isFull: false })
  }, levelEveryMs)
  recorder.start(1000)

  return {
    async stop() {
      if (recorder.state !== 'inactive') {
        const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }))
        recorder.stop()
        await stopped
      }
      if (parts.length === 0) return undefined
      return { file: new File(parts, name, { type: type.split(';')[0] ?? type }), seconds: seconds() }
    },
    cancel() {
      if (recorder.state !== 'inactive') recorder.stop()
      finish()
    },
  }
}
