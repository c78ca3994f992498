import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import classes from './AltBadge.module.css'

interface AltBadgeProps {
  alt: string
  /** Takes all of its place. */
  fills?: boolean
  children: ReactNode
}

/** A picture or video with a badge that shows its description to everybody, not only to screen readers. */
export function AltBadge({ alt, fills = false, children }: AltBadgeProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open) text.current?.focus({ preventScroll: true })
  }, [open])
  if (alt === '') return children

  const close = () => {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }
  return (
    <div className={classes.place} data-fills={fills || undefined}>
      {children}
      {open && (
        <div
          ref={text}
          id={id}
          role="group"
          aria-label={t`Description`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long ones must scroll by keys, too
          tabIndex={0}
          className={classes.text}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close()
          }}
        >
          {alt}
        </div>
      )}
      <button
        ref={button}
        type="button"
        className={classes.badge}
        aria-label={open ? t`Hide the description` : t`Show the description`}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? close() : setOpen(true))}
      >
        <span aria-hidden="true">ALT</span>
      </button>
    </div>
  )
}
