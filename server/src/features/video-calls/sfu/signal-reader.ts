/** Reads what a device sends to the SFU. A long signal comes in pieces, in any order. */
import { ToSfu } from '@commons/contract/shared/sfu-signal.ts'

export type WholeSignal = Exclude<ToSfu, { kind: 'piece' }>

export class SignalReader {
  /** The last signal of each device that isn't whole yet. */
  readonly #pieces = new Map<string, { signal: number; texts: string[] }>()

  /** Returns a signal of the device's; undefined where it is none, or isn't whole yet. */
  read(entry: string, content: string): WholeSignal | undefined {
    const signal = parse(content)
    if (signal?.kind !== 'piece') return signal
    const { signal: id, place, count, text } = signal
    const known = this.#pieces.get(entry)
    const texts = known?.signal === id ? known.texts : []
    texts[place] = text
    this.#pieces.set(entry, { signal: id, texts })
    if (Object.keys(texts).length < count) return undefined
    this.forget(entry)
    const whole = parse(texts.join(''))
    return whole?.kind === 'piece' ? undefined : whole
  }

  forget(entry: string): void {
    this.#pieces.delete(entry)
  }
}

function parse(content: string): ToSfu | undefined {
  try {
    return ToSfu.safeParse(JSON.parse(content)).data
  } catch {
    return undefined
  }
}
