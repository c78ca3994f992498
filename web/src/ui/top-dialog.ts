import { useEffect, useState, useSyncExternalStore } from 'react'

let open: readonly symbol[] = []
const listeners = new Set<() => void>()

function change(next: readonly symbol[]): void {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether a dialog is the one that was opened last: Esc closes that alone, not those that it stands over. */
export function useIsTopDialog(): boolean {
  const [me] = useState(() => Symbol('dialog'))
  useEffect(() => {
    change([...open, me])
    return () => change(open.filter((each) => each !== me))
  }, [me])
  return useSyncExternalStore(subscribe, () => open.at(-1) === me)
}
