import { useEffect, useRef } from 'react'
import { useStore } from '../../../../ui/store.ts'
import type { CallSession } from '../call-session.ts'
import { others } from '../people.ts'

function Voice({ stream, isMuted }: { stream: MediaStream; isMuted: boolean }) {
  const audio = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    const element = audio.current
    if (!element || element.srcObject === stream) return
    element.srcObject = stream
    element.play().catch(() => {})
  }, [stream])
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody writes captions while they talk
  return <audio ref={audio} autoPlay muted={isMuted} />
}

/**
 * Everybody's sound, also of who is on another page of tiles or out of sight. Whom a moderator muted isn't heard,
 * even if their device doesn't obey.
 */
export function Voices({ session }: { session: CallSession }) {
  const people = useStore(session.state, (state) => state.people)
  return others(people).map(({ entry, theirs, theirScreen, screen, mutedAt }) => (
    <span key={entry}>
      {theirs && <Voice stream={theirs} isMuted={mutedAt !== null} />}
      {screen && theirScreen && <Voice stream={theirScreen} isMuted={false} />}
    </span>
  ))
}
