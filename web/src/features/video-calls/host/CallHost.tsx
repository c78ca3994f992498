import { useEffect } from 'react'
import type { Answer } from '../../../api/call.ts'
import { useStore } from '../../../ui/store.ts'
import { forgetCall, ongoing, wanted } from '../calling.ts'
import { CallSession, type JoinOptions } from './call-session.ts'
import { CallWindow } from './CallWindow.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import { IncomingCall } from './IncomingCall.tsx'
import { keptDevice } from './own-device.ts'
import { whomOf } from './whom-of.ts'

type Current = NonNullable<Answer<'current_video_call'>['data']>

function answer(current: Current, options: JoinOptions, device?: string) {
  const session = new CallSession(whomOf(current), forgetCall, device)
  ongoing.set(session)
  void session.join(current.call_id, options)
}

/** A group's call is under way while it rings. */
const isRinging = ({ state, group, is_incoming }: Current) =>
  is_incoming === 1 && (state === 'ringing' || (group !== null && state === 'accepted'))

/** The member's call: its window, or that somebody calls. `current` is the call of any of their devices. */
export default function CallHost({ current }: { current: Current | null }) {
  const session = useStore(ongoing)
  const whom = useStore(wanted)

  useEffect(() => {
    if (!whom || ongoing.get()) return
    const begun = new CallSession(
      { name: whom.name, avatar: whom.avatar, group_id: 'group_id' in whom ? whom.group_id : undefined },
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
      answer(current, { hasCamera: kept.hasCamera, isMuted: kept.isMuted }, kept.device)
  }, [comesBack, current, kept])

  if (session) return <CallWindow session={session} whom={whom} />
  if (!current || whom || comesBack) return null
  if (isRinging(current))
    return (
      <IncomingCall
        key={current.call_id}
        call={current}
        onAnswer={(hasCamera) => answer(current, { hasCamera })}
      />
    )
  if (current.state !== 'accepted' || current.device === null) return null
  return (
    <Elsewhere
      whom={whomOf(current)}
      onTake={() => answer(current, { hasCamera: current.has_camera === 1, takeOver: true })}
    />
  )
}
