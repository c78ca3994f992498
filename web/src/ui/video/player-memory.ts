import { store, useStore } from '../store.ts'

/** Player settings of this browser, for every video and the next visit. */
interface PlayerMemory {
  /** 0 to 1. */
  readonly volume: number
  readonly muted: boolean
  /** Undefined until somebody has chosen. */
  readonly captions: boolean | undefined
}

const key = 'commons.player'
const fresh: PlayerMemory = { volume: 1, muted: false, captions: undefined }

function kept(): PlayerMemory {
  try {
    const { volume, muted, captions } = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<
      string,
      unknown
    >
    return {
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : fresh.volume,
      muted: muted === true,
      captions: typeof captions === 'boolean' ? captions : undefined,
    }
  } catch {
    // A browser may forbid storage; a choice then lasts as long as the page.
    return fresh
  }
}

const memory = store(kept())

// Another tab has made a choice; a missing key means that everything was cleared.
window.addEventListener('storage', (event) => {
  if (event.key === null || event.key === key) memory.set(kept())
})

export function remember(change: Partial<PlayerMemory>): void {
  memory.set((now) => ({ ...now, ...change }))
  try {
    localStorage.setItem(key, JSON.stringify(memory.get()))
  } catch {
    // See above.
  }
}

export function usePlayerMemory(): PlayerMemory {
  return useStore(memory)
}
