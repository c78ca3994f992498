let count = 0

// The browser asks whether to leave, in its own words.
const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Makes the browser ask before the page is left, because an upload would be lost. Returns a function that
 * ends this.
 */
export function whileSending(): () => void {
  if (count++ === 0) window.addEventListener('beforeunload', ask)
  return () => {
    if (--count === 0) window.removeEventListener('beforeunload', ask)
  }
}
