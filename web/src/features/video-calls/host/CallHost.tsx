import { useEffect } from 'react'
import type { Answer } from '../../../api/call.ts'
import { useStore } from '../../../ui/store.ts'
import { forgetCall, ongoing, wanted } from '../calling.ts'
import { CallSession } from './call-session.ts'
import { CallWindow } from './CallWindow.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import { IncomingCall } from './IncomingCall.tsx'
import { keptDevice } from './own-device.ts'

type Current = NonNullable<Answer<'current_video_call'>['data']>

function answer(
  { call_id, friend }: Current,
  options: { hasCamera: boolean; takeOver?: boolean },
  device?: string,
) {
  const session = new CallSession({ name: friend.full_name, avatar: friend.profile_pic }, forgetCall, device)
  ongoing.set(session)
  void session.join(call_id, options)
}

/** The member's call: its window, or that somebody calls. `current` is the call of any of their devices. */
export default function CallHost({ current }: { current: Current | null }) {
  const session = useStore(ongoing)
  const whom = useStore(wanted)

  useEffect(() => {
    if (!whom || ongoing.get()) return
    const begun = new CallSession(whom, forgetCall)
    ongoing.set(begun)
    void begun.media.open({ camera: whom.hasCamera })
  }, [whom])

  // After a reload, this tab comes back to its call.
  const kept = session || whom ? undefined : keptDevice()
  const comesBack = current !== null && kept !== undefined && current.device === kept.device
  useEffect(() => {
    if (comesBack && current && kept && !ongoing.get())
      answer(current, { hasCamera: kept.hasCamera }, kept.device)
  }, [comesBack, current, kept])

  if (session) return <CallWindow session={session} whom={whom} />
  if (!current || whom || comesBack) return null
  if (current.state === 'ringing' && current.is_incoming === 1)
    return (
      <IncomingCall
        key={current.call_id}
        call={current}
        onAnswer={(hasCamera) => answer(current, { hasCamera })}
      />
    )
  if (current.state !== 'accepted') return null
  return (
    <Elsewhere
      name={current.friend.full_name}
      onTake={() => answer(current, { hasCamera: current.has_camera === 1, takeOver: true })}
    />
  )
}
