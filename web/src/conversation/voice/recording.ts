/** Records the microphone to a file. The microphone is requested at the start and released at the end. */
import { longestWaveform } from '@commons/contract/shared/message-file.ts'
import { longestVoice } from '@commons/contract/shared/voice.ts'

/** Types that the server accepts, best first. */
const types = [
  ['audio/webm;codecs=opus', 'voice.webm'],
  ['audio/ogg;codecs=opus', 'voice.ogg'],
  ['audio/mp4', 'voice.m4a'],
] as const

const bitsPerSecond = 32_000
const levelEveryMs = 80

const takenType = () => types.find(([type]) => MediaRecorder.isTypeSupported(type))

/** Whether this browser can record. */
export const canRecord = () =>
  typeof MediaRecorder !== 'undefined' &&
  typeof navigator.mediaDevices?.getUserMedia === 'function' &&
  takenType() !== undefined

/** Why recording is impossible. */
export type NoVoice = 'forbidden' | 'missing' | 'failed'

export const whyNoVoice = (error: unknown): NoVoice => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'forbidden'
  return name === 'NotFoundError' ? 'missing' : 'failed'
}

export interface Recorded {
  readonly file: File
  readonly seconds: number
  /** How loud it was from its beginning to its end, as it is sent. */
  readonly waveform: string
}

export interface Heard {
  readonly seconds: number
  /** Loudness from 0 to 1. */
  readonly level: number
  /** The longest duration is reached or the microphone is gone: nothing more is recorded. */
  readonly isFull: boolean
}

export interface Recording {
  /** Stops recording; resolves to undefined if nothing was recorded. */
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
      // Amplified, because speech is quiet compared to a microphone's range.
      return Math.min(1, Math.sqrt(power) * 4)
    },
    close: () => void context.close(),
  }
}

/** Returns the loudest of each part as a digit, against the loudest of all. */
export function waveformOf(levels: readonly number[]): string {
  const count = Math.min(longestWaveform, Math.max(1, levels.length))
  const peak = Math.max(...levels, 0.05)
  return Array.from({ length: count }, (_, at) => {
    const part = levels.slice(
      Math.floor((at * levels.length) / count),
      Math.ceil(((at + 1) * levels.length) / count),
    )
    return Math.round((15 * Math.max(0, ...part)) / peak).toString(16)
  }).join('')
}

/** Starts recording; rejects if there is no microphone or it may not be used. */
export async function record(onHeard: (heard: Heard) => void): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true },
  })
  const [type, name] = takenType() ?? types[0]
  const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: bitsPerSecond })
  const level = levelOf(stream)
  const parts: Blob[] = []
  const levels: number[] = []
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
  // Also fires when the microphone is taken away.
  recorder.addEventListener('stop', finish)
  const timer = setInterval(() => {
    if (seconds() >= longestVoice.seconds) recorder.stop()
    else {
      const heard = level.read()
      levels.push(heard)
      onHeard({ seconds: seconds(), level: heard, isFull: false })
    }
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
      return {
        file: new File(parts, name, { type: type.split(';')[0] ?? type }),
        seconds: seconds(),
        waveform: waveformOf(levels),
      }
    },
    cancel() {
      if (recorder.state !== 'inactive') recorder.stop()
      finish()
    },
  }
}
