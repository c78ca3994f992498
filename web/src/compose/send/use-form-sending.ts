import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import type { UploadOptions } from '../../api/upload.ts'
import { pacing, type Sending } from '../upload-pace.ts'
import { whileSending } from '../while-sending.ts'

/** Sends a form that stays open until the answer. Leaving it cancels, as does `cancel`. */
export function useFormSending() {
  const [sending, setSending] = useState<Sending>()
  const [isBusy, setBusy] = useState(false)
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  async function run(
    work: (options: Required<UploadOptions>) => Promise<void>,
    onRefused: (error: CallError) => void,
  ): Promise<void> {
    if (stop.current) return
    const mine = new AbortController()
    stop.current = mine
    const withPace = pacing()
    const stayed = whileSending()
    setBusy(true)
    try {
      await work({ signal: mine.signal, onChange: (state) => setSending(withPace(state)) })
    } catch (error) {
      if (error instanceof CallError) onRefused(error)
      else if (!mine.signal.aborted) throw error
    } finally {
      stayed()
      stop.current = undefined
      setSending(undefined)
      setBusy(false)
    }
  }

  return {
    sending,
    isBusy,
    /** Runs the work, unless one is running; it reports its progress by its options. */
    run: (...sent: Parameters<typeof run>) => void run(...sent),
    cancel: () => stop.current?.abort(),
  }
}
