let count = 0

// The browser asks whether to leave; what it says is its own.
const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** Until the given function is called, leaving the page is asked about: an upload would be lost. */
export function whileSending(): () => void {
  if (count++ === 0) window.addEventListener('beforeunload', ask)
  return () => {
    if (--count === 0) window.removeEventListener('beforeunload', ask)
  }
}
