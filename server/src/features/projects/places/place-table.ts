/** What a thread of its own makes of the data set: as much as fits into few objects. */
export interface PlaceTable {
  /** Names as they are compared, in order, one a line. */
  readonly keys: string
  /** Name, region and country of each, between tabs, one a line. */
  readonly lines: string
  /** Where each line begins, and where one more would. */
  readonly keyStarts: Uint32Array
  readonly lineStarts: Uint32Array
  readonly latitudes: Float32Array
  readonly longitudes: Float32Array
  /** The higher, the better known the place. */
  readonly ranks: Uint8Array
}

const isPlain = /^[\x20-\x7e]*$/

/** A name as it is compared: without accents and case. */
export const keyOf = (name: string): string =>
  (isPlain.test(name) ? name : name.normalize('NFD').replace(/\p{Mn}/gu, '')).toLowerCase().trim()
