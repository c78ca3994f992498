/** How far members watch an object, without I/O. */
import { type Watched, watchedParts } from '@commons/contract/shared/watched.ts'

/** Returns the tenth in which a viewer stopped; whoever began it came into the first. */
export const tenthOf = (percent: number): number => Math.max(1, Math.ceil((percent * watchedParts) / 100))

/** Returns how far viewers watched; a tenth that was reached counts as watched to its end. */
export function watchedShape(tenths: readonly number[]): Watched {
  const count = tenths.reduce((sum, each) => sum + each, 0)
  const whole = tenths.reduce((sum, each, place) => sum + each * (place + 1) * 10, 0)
  return { count, average: count === 0 ? 0 : Math.round(whole / count), tenths: [...tenths] }
}
