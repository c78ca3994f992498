/** How processes tell each other what they counted, where that needs no statement. */

/** What one process has counted of a key in a minute, in all: hearing it twice changes nothing. */
export interface TheirCount {
  readonly process: string
  readonly key: string
  readonly minute: number
  readonly used: number
}

export interface CountListener {
  /** Takes others' counts. With `isRelayed` somebody else tells of them, who may have heard less. */
  hear(counts: readonly TheirCount[], isRelayed: boolean): void
  /** Returns what this process shares and what it has heard, for one that has just come. */
  list(self: string): TheirCount[]
  /** Called when the way by which counts are shared may have changed. */
  changed(): void
}

export interface CountExchange {
  open(listener: CountListener): void
  /** Tells the others; false: not all of them can hear it. */
  tell(counts: ReadonlyArray<Omit<TheirCount, 'process'>>): Promise<boolean>
  /** Whether all processes hear what is told here. */
  readonly isWhole: boolean
}
