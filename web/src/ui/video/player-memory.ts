import { deviceStore } from '../device-store.ts'
import { useStore } from '../store.ts'

export const voiceSpeeds = [1, 1.5, 2] as const
export type VoiceSpeed = (typeof voiceSpeeds)[number]

/** Player settings of this browser, for every video and the next visit. */
interface PlayerMemory {
  /** 0 to 1. */
  readonly volume: number
  readonly muted: boolean
  /** Undefined until somebody has chosen. */
  readonly captions: boolean | undefined
  /** The speed of voice notes. */
  readonly voiceSpeed: VoiceSpeed
}

const memory = deviceStore<PlayerMemory>('commons.player', ({ volume, muted, captions, voiceSpeed }) => ({
  volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : 1,
  muted: muted === true,
  captions: typeof captions === 'boolean' ? captions : undefined,
  voiceSpeed: voiceSpeeds.find((speed) => speed === voiceSpeed) ?? 1,
}))

export function remember(change: Partial<PlayerMemory>): void {
  memory.set((now) => ({ ...now, ...change }))
}

export function usePlayerMemory(): PlayerMemory {
  return useStore(memory)
}
