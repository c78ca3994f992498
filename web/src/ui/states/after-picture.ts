/**
 * When the first page shows what it is for: what nobody can see or press before then is loaded after it, so that it
 * takes neither the line nor the thread from the first picture.
 */

declare global {
  interface Window {
    /** Milliseconds from the start of the visit: when the rest began to load. `bench:web` reads it. */
    commonsPictureAt?: number | undefined
  }
}

/** In milliseconds. On a slow network the rest need not wait any longer. */
const patience = 5000
/** In milliseconds. Frames of a page in the background are never painted. */
const longestFrame = 200

let tell = () => {}
const painted = new Promise<void>((resolve) => (tell = resolve))
let isBegun = false
let isPainted = false

function goOn(): void {
  window.commonsPictureAt ??= performance.now()
  isPainted = true
  tell()
}

/** Notes that the page has what it is for in its document, and paints it next. */
export function notePicture(): void {
  if (isBegun) return
  isBegun = true
  // A frame's callback runs before its paint; a task that it queues runs after it.
  requestAnimationFrame(() => setTimeout(goOn))
  setTimeout(goOn, longestFrame)
}

/** Resolves once the page has painted what it is for. */
export function afterPicture(): Promise<void> {
  if (!isBegun) setTimeout(goOn, patience)
  return painted
}

/** Returns whether the page has painted what it is for. */
export const hasPicture = (): boolean => isPainted

/** Somebody presses what is still to come. */
export const waitNoLonger = goOn
