import { useEffect, useState } from 'react'
import { store, useStore } from '../store.ts'

const opened = store<readonly symbol[]>([])

/** Whether a dialog is the one opened last: Esc closes only that one, not those below it. */
export function useIsTopDialog(): boolean {
  const [me] = useState(() => Symbol('dialog'))
  useEffect(() => {
    opened.set((all) => [...all, me])
    return () => opened.set((all) => all.filter((each) => each !== me))
  }, [me])
  return useStore(opened, (all) => all.at(-1) === me)
}
