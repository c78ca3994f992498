import { useEffect } from 'react'
import { store } from '../store.ts'

/** How many parts of the page fit themselves to the window's height, so that nobody can scroll them free. */
export const wholeWindow = store(0)

/** For a part of a page that fits itself to the window: what floats at the window's edge folds. */
export function useWholeWindow(fits = true): void {
  useEffect(() => {
    if (!fits) return
    wholeWindow.set((count) => count + 1)
    return () => wholeWindow.set((count) => count - 1)
  }, [fits])
}
