import { deviceStore } from '../ui/device-store.ts'
import { useStore } from '../ui/store.ts'
import { speeds } from '../ui/video/player-keys.ts'

/** A height in pixels, chosen by the connection, or as little data as possible. */
export type Quality = number | 'auto' | 'saver'

export const captionSizes = [0.75, 1, 1.5, 2] as const
export const captionGrounds = ['solid', 'soft', 'none'] as const

/** How this browser plays videos; volume, sound and whether there are captions are those of every player. */
interface PlayerChoices {
  readonly speed: number
  readonly quality: Quality
  /** The language of captions; undefined until somebody has chosen. */
  readonly captionLanguage: string | undefined
  /** How many times as large as usual. */
  readonly captionSize: (typeof captionSizes)[number]
  /** What is behind captions. */
  readonly captionGround: (typeof captionGrounds)[number]
  /** Whether the player takes the whole width of its page. */
  readonly theatre: boolean
  /** Whether the next video starts by itself. */
  readonly autoNext: boolean
}

function oneOf<Value>(values: readonly Value[], value: unknown, usual: Value): Value {
  return values.find((each) => each === value) ?? usual
}

const isQuality = (value: unknown): value is Quality =>
  value === 'auto' || value === 'saver' || (typeof value === 'number' && value > 0)

const choices = deviceStore<PlayerChoices>('commons.videos', (kept) => ({
  speed: oneOf(speeds, kept['speed'], 1),
  quality: isQuality(kept['quality']) ? kept['quality'] : 'auto',
  captionLanguage: typeof kept['captionLanguage'] === 'string' ? kept['captionLanguage'] : undefined,
  captionSize: oneOf(captionSizes, kept['captionSize'], 1),
  captionGround: oneOf(captionGrounds, kept['captionGround'], 'solid'),
  theatre: kept['theatre'] === true,
  autoNext: kept['autoNext'] !== false,
}))

export function choose(change: Partial<PlayerChoices>): void {
  choices.set((now) => ({ ...now, ...change }))
}

export function useChoices(): PlayerChoices {
  return useStore(choices)
}

/** Whether the player takes the whole width of its page. */
export function useTheatre(): boolean {
  return useStore(choices, ({ theatre }) => theatre)
}
