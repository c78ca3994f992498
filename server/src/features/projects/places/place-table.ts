/** The data set as its worker thread prepares it: packed into few objects. */
export interface PlaceTable {
  /** Names as they are compared, sorted, one per line. */
  readonly keys: string
  /** Name, region and country of each place, separated by tabs, one per line. */
  readonly lines: string
  /** Where each line begins, and where the next one after the last would. */
  readonly keyStarts: Uint32Array
  readonly lineStarts: Uint32Array
  readonly latitudes: Float32Array
  readonly longitudes: Float32Array
  /** Higher for better-known places. */
  readonly ranks: Uint8Array
}

const isPlain = /^[\x20-\x7e]*$/

/** Returns a name as it is compared: without accents, in lower case. */
export const keyOf = (name: string): string =>
  (isPlain.test(name) ? name : name.normalize('NFD').replace(/\p{Mn}/gu, '')).toLowerCase().trim()
