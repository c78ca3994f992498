import { useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { viewMeter } from './view-meter.ts'

// Failures need no message: the next view is reported again.
const ignore = () => {}

/**
 * Reports a view of a reel and, when the viewer leaves it, how far they watched. The returned function takes
 * the played share.
 */
export function useWatching(reel_id: number, isActive: boolean) {
  const client = useQueryClient()
  const meter = useRef<ReturnType<typeof viewMeter>>(undefined)
  meter.current ??= viewMeter()

  useEffect(() => {
    if (!isActive) return
    const leave = () => {
      const percent = meter.current?.takePercent() ?? 0
      if (percent > 0) call('reel_watched', { reel_id, percent }).catch(ignore)
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [reel_id, isActive])

  return (share: number) => {
    if (!isActive || !meter.current?.at(share)) return
    call('record_reel_view', { reel_id })
      .then(() => client.invalidateQueries({ queryKey: ['reel_by_id', { reel_id }] }))
      .catch(ignore)
  }
}
