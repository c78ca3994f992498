import type { Paper } from '@commons/contract/shared/paper.ts'
import { useEffect, useRef, useState } from 'react'
import { useConnection } from '../../api/connection.ts'
import { sayRefused } from '../../api/say-refused.ts'
import { downloadPaper } from './download-paper.ts'

/** Has a paper made, in one part or more, and downloads it. A refusal is said; what is asked ends with the component. */
export function usePaper(make: (signal: AbortSignal) => Promise<readonly Paper[]>) {
  const offline = useConnection() === 'offline'
  const [isMaking, setIsMaking] = useState(false)
  const asking = useRef<AbortController>(null)
  useEffect(() => () => asking.current?.abort(), [])

  async function save() {
    const mine = (asking.current = new AbortController())
    setIsMaking(true)
    try {
      downloadPaper(await make(mine.signal))
    } catch (error) {
      if (!mine.signal.aborted) sayRefused(error)
    } finally {
      if (!mine.signal.aborted) setIsMaking(false)
    }
  }

  return { isMaking, offline, save: () => void save() }
}
