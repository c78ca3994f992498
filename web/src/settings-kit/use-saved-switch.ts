import { useEffect, useRef, useState } from 'react'
import { CallError } from '../api/call-error.ts'
import { sayRefused } from '../api/say-refused.ts'

const savedFor = 8000

/**
 * A switch that saves at once. It shows the new value while saving and goes back if that fails; a saved
 * change can be undone for 8 s.
 */
export function useSavedSwitch(stored: boolean | undefined, save: (on: boolean) => Promise<unknown>) {
  const [wanted, setWanted] = useState<boolean>()
  const [outcome, setOutcome] = useState<'saved' | CallError>()
  const turn = useRef(0)
  const before = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const on = wanted ?? stored ?? false

  const change = async (next: boolean) => {
    const mine = ++turn.current
    before.current = on
    clearTimeout(timer.current)
    setOutcome(undefined)
    setWanted(next)
    try {
      await save(next)
      if (mine !== turn.current) return
      setOutcome('saved')
      timer.current = setTimeout(() => setOutcome(undefined), savedFor)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      sayRefused(error)
      if (mine === turn.current) setOutcome(error)
    } finally {
      if (mine === turn.current) setWanted(undefined)
    }
  }

  return {
    on,
    outcome,
    change: (next: boolean) => void change(next),
    undo: () => void change(before.current),
  }
}
