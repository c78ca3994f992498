/**
 * What is announced. A member's page reads it with the account, and keeps it in the browser: the next visit's first
 * paint has it, so nothing moves when the answer comes. A visitor's page is served with it.
 */
import type { ShownAnnouncement } from '@commons/contract/shared/announcement.ts'
import { useEffect, useState } from 'react'
import { useSession } from '../../../api/session.ts'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { deviceStore } from '../../../ui/device-store.ts'
import { useStore } from '../../../ui/store.ts'
import { useIsLate } from './use-started.ts'

interface Kept {
  readonly member?: number
  readonly shown?: ShownAnnouncement | undefined
  /** What was dismissed without an account. */
  readonly dismissed?: number
}

const kept = deviceStore<Kept>('commons.announced', (stored) => stored)

const isOver = ({ ends_at }: ShownAnnouncement) => ends_at !== null && Date.parse(ends_at) <= Date.now()

interface Announced {
  readonly shown: ShownAnnouncement | undefined
  readonly dismiss: () => void
}

/** Returns what a member sees. */
export function useAnnounced(): Announced {
  const member = useSession()?.id
  const account = useRead('show_language', {}, { enabled: false }).data
  const before = useStore(kept)
  const { mutate, variables, isError } = useWrite('dismiss_announcement', { toasts: 'none' })
  // Where the page is there already, the next visit shows what is new.
  const isLate = useIsLate()
  const keptShown = before.member === member ? before.shown : undefined
  const [first] = useState(keptShown)
  const shown = isLate ? first : account ? account.announcement : keptShown
  useEffect(() => {
    if (account && member !== undefined) kept.set((old) => ({ ...old, member, shown: account.announcement }))
  }, [account, member])
  const isDismissed = variables?.announcement_id === shown?.announcement_id && !isError
  return {
    shown: shown && !isDismissed && !isOver(shown) ? shown : undefined,
    dismiss: () => shown && mutate({ announcement_id: shown.announcement_id }),
  }
}

const served = (): ShownAnnouncement | undefined => {
  const facts = document.querySelector<HTMLMetaElement>('meta[name=announcement]')?.content
  return facts ? (JSON.parse(facts) as ShownAnnouncement) : undefined
}

/** Returns what a visitor sees. */
export function useAnnouncedToVisitors(): Announced {
  const { dismissed } = useStore(kept)
  const shown = served()
  return {
    shown: shown && shown.announcement_id !== dismissed && !isOver(shown) ? shown : undefined,
    dismiss: () => shown && kept.set((old) => ({ ...old, dismissed: shown.announcement_id })),
  }
}
