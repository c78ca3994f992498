/**
 * Reloads the client if the server can be reached. Some browsers keep a failed import for as long as the page
 * is open, and a new version may have taken its place. Offline, a reload would end at the browser's own
 * error.
 */
export async function reloadWhereReachable(): Promise<void> {
  const isReached = await fetch('/livez', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isReached) location.reload()
}
