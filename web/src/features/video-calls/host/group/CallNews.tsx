import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useStore } from '../../../../ui/store.ts'
import { VisuallyHidden } from '../../../../ui/words/VisuallyHidden.tsx'
import type { CallSession } from '../call-session.ts'
import { others, type Person } from '../people.ts'

/** What happens within this time is said together. */
const burst = 1_200

/** Tells screen readers who comes, goes and raises a hand, politely and together. */
export function CallNews({ session }: { session: CallSession }) {
  const { t, i18n } = useLingui()
  const people = useStore(session.state, (state) => state.people)
  const said = useRef<readonly Person[] | undefined>(undefined)
  const [news, setNews] = useState({ text: '', turn: 0 })
  useEffect(() => {
    if (people.length === 0) return
    if (!said.current) {
      said.current = people
      return
    }
    const timer = setTimeout(() => {
      const before = others(said.current ?? [])
      const now = others(people)
      said.current = people
      const list = (of: readonly Person[]) =>
        new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(of.map(({ name }) => name))
      // Whoever reloads the page comes back as another entry, which is no news.
      const isIn = (of: readonly Person[], { user_id }: Person) => of.some((one) => one.user_id === user_id)
      const came = now.filter((one) => !isIn(before, one))
      const went = before.filter((one) => !isIn(now, one))
      const raised = now.filter(
        ({ entry, handAt }) =>
          handAt !== null && before.find((one) => one.entry === entry)?.handAt !== handAt,
      )
      const [comers, goers, hands] = [list(came), list(went), list(raised)]
      const text = [
        came.length > 0 && t`In the call now: ${comers}`,
        went.length > 0 && t`Left the call: ${goers}`,
        raised.length > 0 && t`Raised a hand: ${hands}`,
      ]
        .filter((part) => part !== false)
        .join('. ')
      if (text !== '') setNews(({ turn }) => ({ text, turn: turn + 1 }))
    }, burst)
    return () => clearTimeout(timer)
  }, [people, t, i18n])
  return (
    <VisuallyHidden>
      <span role="status">
        {/* Screen readers announce changed elements: repeated text needs a new element. */}
        <span dir="auto" key={news.turn}>
          {news.text}
        </span>
      </span>
    </VisuallyHidden>
  )
}
