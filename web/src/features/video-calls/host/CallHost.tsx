import { useEffect } from 'react'
import type { Answer } from '../../../api/call.ts'
import { useStore } from '../../../ui/store.ts'
import { forgetCall, ongoing, wanted } from '../calling.ts'
import { CallSession, type JoinOptions, type Whom } from './call-session.ts'
import { CallWindow } from './CallWindow.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import { IncomingCall } from './IncomingCall.tsx'
import { keptDevice } from './own-device.ts'
import { useWhomOf } from './whom-of.ts'
import { isOfMany } from '../call-place.ts'

type Current = NonNullable<Answer<'current_video_call'>['data']>

function answer(current: Current, whom: Whom, options: JoinOptions, device?: string) {
  const session = new CallSession(whom, forgetCall, device)
  ongoing.set(session)
  void session.join(current.call_id, options)
}

/** A call of many is under way while it rings. */
const isRinging = (current: Current) =>
  current.is_incoming === 1 &&
  (current.state === 'ringing' || (isOfMany(current) && current.state === 'accepted'))

/** The member's call: its window, or that somebody calls. `current` is the call of any of their devices. */
export default function CallHost({ current }: { current: Current | null }) {
  const session = useStore(ongoing)
  const whom = useStore(wanted)
  const currentWhom = useWhomOf(current)

  useEffect(() => {
    if (!whom || ongoing.get()) return
    const begun = new CallSession(
      { name: whom.name, avatar: whom.avatar, place: 'place' in whom ? whom.place : undefined },
      forgetCall,
    )
    ongoing.set(begun)
    void begun.media.open({ camera: whom.hasCamera })
  }, [whom])

  // After a reload, this tab comes back to its call.
  const kept = session || whom ? undefined : keptDevice()
  const comesBack = current !== null && kept !== undefined && current.device === kept.device
  useEffect(() => {
    if (comesBack && current && kept && !ongoing.get())
      answer(current, currentWhom, { hasCamera: kept.hasCamera, isMuted: kept.isMuted }, kept.device)
  }, [comesBack, current, currentWhom, kept])

  if (session) return <CallWindow session={session} whom={whom} />
  if (!current || whom || comesBack) return null
  if (isRinging(current))
    return (
      <IncomingCall
        key={current.call_id}
        call={current}
        onAnswer={(hasCamera) => answer(current, currentWhom, { hasCamera })}
      />
    )
  if (current.state !== 'accepted' || current.device === null) return null
  return (
    <Elsewhere
      whom={currentWhom}
      onTake={() => answer(current, currentWhom, { hasCamera: current.has_camera === 1, takeOver: true })}
    />
  )
}
