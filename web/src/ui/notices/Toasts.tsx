import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useStore } from '../store.ts'
import { toast, toasts, type Toast } from './toast.ts'
import classes from './Toasts.module.css'

const icons = { success: IconCheck, error: IconAlertTriangle, undo: IconArrowBackUp }

/** Counts down to the toast's dismissal; paused while `paused`, then continues with the time left. */
function useCountdown(id: number, ms: number, paused: boolean) {
  const left = useRef(ms)
  useEffect(() => {
    if (paused) return
    const since = Date.now()
    const timer = setTimeout(() => toast.dismiss(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - since
    }
  }, [id, paused])
}

function ToastRow({ row, paused }: { row: Toast; paused: boolean }) {
  const { t } = useLingui()
  useCountdown(row.id, row.ms, paused)
  // Not every screen reader announces a live region that appears together with its text.
  const [text, setText] = useState<ReactNode>(null)
  useEffect(() => setText(row.text), [row.text])
  const Icon = icons[row.kind]
  const undo = () => {
    toast.dismiss(row.id)
    row.onUndo?.()
  }
  return (
    <div className={clsx(classes.toast, classes[row.kind])}>
      <span className={classes.icon}>
        <Icon size={18} aria-hidden="true" />
      </span>
      {/* Only the text is announced; F8 leads to the buttons. */}
      <div dir="auto" className={classes.text} role={row.kind === 'error' ? 'alert' : 'status'}>
        {text}
      </div>
      {row.kind === 'undo' && (
        <button type="button" className={classes.undoButton} onClick={undo}>
          <Trans>Undo</Trans>
        </button>
      )}
      <button
        type="button"
        className={classes.close}
        aria-label={t`Close`}
        onClick={() => toast.dismiss(row.id)}
      >
        <IconX size={18} aria-hidden="true" />
      </button>
    </div>
  )
}

/** The region for toasts; rendered once in the application. */
export function Toasts() {
  const { t } = useLingui()
  const rows = useStore(toasts)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const region = useRef<HTMLElement>(null)
  const empty = rows.length === 0

  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || empty) return
      event.preventDefault()
      region.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [empty])

  // A focused button that disappears with its toast sends no blur event.
  useLayoutEffect(() => {
    if (!region.current?.contains(document.activeElement)) setFocused(false)
  }, [rows])

  // A toast that disappears under the pointer sends no leave event.
  if (empty && (pointed || focused)) {
    setPointed(false)
    setFocused(false)
  }

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={t`Messages (F8)`}
      className={classes.region}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {rows.map((row) => (
        <ToastRow key={row.id} row={row} paused={pointed || focused} />
      ))}
    </section>
  )
}
