import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { ChatEntry } from '../chat-entry.ts'

const burst = 1000

interface Announced {
  readonly text: string
  /** The last message's sequence number; a new one announces the same text again. */
  readonly seq: number
}

const nothing: Announced = { text: '', seq: 0 }

/** Announces the other member's messages to screen readers; a burst of messages is one announcement. */
export function useAnnounced(
  entries: readonly ChatEntry[] | undefined,
  me: number | undefined,
  /** The only other member; of several, each is named by what they write. */
  friend: string | undefined,
): Announced {
  const { t, i18n } = useLingui()
  const [announced, setAnnounced] = useState(nothing)
  const said = useRef<number>(undefined)
  useEffect(() => {
    if (!entries) return
    const last = entries.at(-1)?.seq ?? 0
    const from = said.current
    if (from === undefined) {
      said.current = last
      return
    }
    const timer = setTimeout(() => {
      said.current = last
      const fresh = entries.filter(
        ({ seq, user_id, is_deleted, notice }) => seq > from && user_id !== me && !is_deleted && !notice,
      )
      const [first] = fresh
      if (!first) return
      const words = first.video_call
        ? first.video_call.state === 'ended'
          ? t`call ended`
          : t`called you`
        : first.message === ''
          ? t`sent a file`
          : first.message
      const names = new Set(fresh.map(({ full_name }) => friend ?? full_name ?? t`Someone`))
      const who = new Intl.ListFormat(i18n.locale).format(names)
      const text =
        fresh.length === 1
          ? `${who}: ${words}`
          : t`${plural(fresh.length, { one: '# new message', other: '# new messages' })} from ${who}`
      setAnnounced({ text, seq: last })
    }, burst)
    return () => clearTimeout(timer)
  }, [entries, me, friend, t, i18n])
  return announced
}
