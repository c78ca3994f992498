import { Suspense, useEffect } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { quietPiece, sayMissing } from '../../../ui/states/piece.tsx'
import { useStore } from '../../../ui/store.ts'
import { ongoing, wanted } from '../calling.ts'

const CallHost = quietPiece(
  () => import('./CallHost.tsx'),
  () => {
    if (wanted.get()) sayMissing()
    wanted.set(null)
  },
)

/** Rings when somebody calls, and shows the call of this device on every page. */
export function CallWatch() {
  const { data, refetch } = useRead('current_video_call', {})
  const current = data?.data ?? null
  const isWanted = useStore(wanted, (whom) => whom !== null)
  const isOngoing = useStore(ongoing, (session) => session !== null)
  // It rings no longer than the server says, also where no hint arrives.
  useEffect(() => {
    if (!current || current.rings_for === 0) return
    const timer = setTimeout(() => void refetch(), current.rings_for * 1000 + 500)
    return () => clearTimeout(timer)
  }, [current, refetch])
  return (
    (current || isWanted || isOngoing) && (
      <Suspense>
        <CallHost current={current} />
      </Suspense>
    )
  )
}
