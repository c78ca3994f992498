/** The effect of a key on a video. */
export type KeyAct =
  | { readonly does: 'toggle' | 'mute' | 'captions' | 'fullScreen' | 'leave' }
  /** In seconds. */
  | { readonly does: 'jump'; readonly by: number }
  /** A share of the whole, 0 to 1. */
  | { readonly does: 'goTo'; readonly share: number }
  /** A share of the full volume. */
  | { readonly does: 'volume'; readonly by: number }
  /** Steps through `speeds`. */
  | { readonly does: 'speed'; readonly by: 1 | -1 }
  /** In frames. */
  | { readonly does: 'step'; readonly by: 1 | -1 }

const always: Readonly<Record<string, KeyAct>> = {
  ' ': { does: 'toggle' },
  ArrowLeft: { does: 'jump', by: -5 },
  ArrowRight: { does: 'jump', by: 5 },
  ArrowUp: { does: 'volume', by: 0.1 },
  ArrowDown: { does: 'volume', by: -0.1 },
  Escape: { does: 'leave' },
}

const letters: Readonly<Record<string, KeyAct>> = {
  k: { does: 'toggle' },
  j: { does: 'jump', by: -10 },
  l: { does: 'jump', by: 10 },
  m: { does: 'mute' },
  c: { does: 'captions' },
  f: { does: 'fullScreen' },
  '<': { does: 'speed', by: -1 },
  '>': { does: 'speed', by: 1 },
  ',': { does: 'step', by: -1 },
  '.': { does: 'step', by: 1 },
}

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** Returns the effect of a key pressed on the player. Buttons and sliders keep their own keys. */
export function keyAct(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  target: Element,
  withLetters: boolean,
): KeyAct | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === ' ' && target.closest('button')) return undefined
  if (key.startsWith('Arrow') && target.closest('input')) return undefined
  const act = always[key]
  if (act) return act
  if (!withLetters) return undefined
  if (/^[0-9]$/.test(key)) return { does: 'goTo', share: Number(key) / 10 }
  return letters[key.toLowerCase()]
}

export const speeds = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** Returns the next speed in a direction; at the end, the same speed. */
export function nextSpeed(speed: number, by: 1 | -1): number {
  const next = by === 1 ? speeds.find((each) => each > speed) : speeds.findLast((each) => each < speed)
  return next ?? speed
}
