import { formats } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'

const steps: ReadonlyArray<['minute' | 'hour' | 'day', number]> = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
]

// A single clock for all times on the page, which ticks only while any is shown.
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    now = Date.now()
    timer = setInterval(() => {
      now = Date.now()
      for (const each of listeners) each()
    }, 30_000)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

// Creating a format costs far more than using it.
const relative = new Map<string, Intl.RelativeTimeFormat>()

/** Formats a time as "2h" or "3d"; as a date after a week. In a sentence, it says "2h ago". */
export function relativeTime(at: Date, from: Date, language: string, isInSentence = false): string {
  const seconds = Math.max(0, (from.getTime() - at.getTime()) / 1000)
  if (seconds >= 7 * 86_400) {
    const year = at.getFullYear() === from.getFullYear() ? {} : ({ year: 'numeric' } as const)
    return formats.date(language, at, { day: 'numeric', month: 'short', ...year })
  }
  const step = steps.findLast(([, size]) => seconds >= size)
  const count = step ? Math.floor(seconds / step[1]) : 0
  // Elsewhere, a minute's narrow letter is a metre's.
  if (step && !isInSentence)
    return formats.number(language, count, {
      style: 'unit',
      unit: step[0],
      unitDisplay: language === 'en' ? 'narrow' : 'short',
    })
  let format = relative.get(language)
  if (!format)
    relative.set(
      language,
      (format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'narrow' })),
    )
  return format.format(-count, step?.[0] ?? 'second')
}

/** How long ago something was, in the page's language; the exact time on hover. */
export function RelativeTime({ at, isInSentence = false }: { at: string; isInSentence?: boolean }) {
  const { i18n } = useLingui()
  const shownNow = useSyncExternalStore(subscribe, () => now)
  const date = new Date(at)
  // A post that was just made may be newer than the last tick.
  const from = new Date(Math.max(shownNow, date.getTime()))
  return (
    <time dateTime={at} title={i18n.date(date, { dateStyle: 'long', timeStyle: 'short' })}>
      {relativeTime(date, from, i18n.locale, isInSentence)}
    </time>
  )
}
