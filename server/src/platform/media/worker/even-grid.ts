/** Puts frames on an even grid: in each place, of the frames that have come by then, the latest. */
import type { Frame } from 'node-av/lib'
import type { Look } from './video-look.ts'

/** `num` frames in `den` seconds. */
export interface FrameRate {
  readonly num: number
  readonly den: number
}

export interface Shown {
  /** Freed by the grid once another frame is kept. */
  readonly frame: Frame
  readonly look: Look
  /** In how many places it is shown. */
  readonly slots: number
}

interface Span {
  readonly rate: FrameRate
  readonly from?: number
  /** The last place, without it. */
  readonly to?: number
}

/** The first frame is also shown before its time, the last one until the end. */
export class EvenGrid {
  readonly #rate: FrameRate
  readonly #to: number
  readonly #from: number
  #next: number
  #kept: Omit<Shown, 'slots'> | undefined

  constructor({ rate, from = 0, to = Number.POSITIVE_INFINITY }: Span) {
    this.#rate = rate
    this.#from = from
    this.#next = from
    this.#to = to
  }

  get isFull(): boolean {
    return this.#next >= this.#to
  }

  /** The places that are filled. */
  get filled(): number {
    return this.#next - this.#from
  }

  /** Returns the frame that was kept, if it is shown in any place before this second. */
  until(seconds: number): Shown | undefined {
    const place = Math.min(this.#to, Math.round((seconds * this.#rate.num) / this.#rate.den))
    return this.#kept && place > this.#next ? this.#fill(this.#kept, place) : undefined
  }

  keep(frame: Frame, look: Look): void {
    const copy = frame.clone()
    if (!copy) throw Object.assign(new Error('A frame could not be kept'), { code: 'ENOMEM' })
    this.free()
    this.#kept = { frame: copy, look }
  }

  /** Returns what is shown in all places that are left, or else up to this second and at least once. */
  end(seconds = 0): Shown | undefined {
    if (!this.#kept) return undefined
    if (Number.isFinite(this.#to)) return this.#fill(this.#kept, this.#to)
    return this.until(seconds) ?? (this.filled === 0 ? this.#fill(this.#kept, this.#from + 1) : undefined)
  }

  free(): void {
    this.#kept?.frame.free()
    this.#kept = undefined
  }

  #fill(kept: Omit<Shown, 'slots'>, place: number): Shown {
    const slots = place - this.#next
    this.#next = place
    return { ...kept, slots }
  }
}
