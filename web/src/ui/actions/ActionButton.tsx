import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import classes from './ActionButton.module.css'

interface ActionButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The action, with count and state where they matter: "Like, 128". */
  label: string
  /** Tooltip: the label without the count. */
  tip: string
  icon: ReactNode
  /** Shown beside the icon; 0 is not shown. */
  count?: number | undefined
  /** Set if the button is a toggle. */
  pressed?: boolean | undefined
  tone?: 'like' | 'primary' | 'token'
}

const figures = new Map<string, Intl.NumberFormat>()

/** Formats a count like "1.2K", in the page's language. */
function short(count: number): string {
  const language = document.documentElement.lang || 'en'
  let format = figures.get(language)
  if (!format) figures.set(language, (format = new Intl.NumberFormat(language, { notation: 'compact' })))
  return format.format(count)
}

/** An icon button with a count, 44 px for fingers. */
export function ActionButton({
  label,
  tip,
  icon,
  count,
  pressed,
  tone = 'primary',
  className,
  ...rest
}: ActionButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      data-tip={tip}
      className={clsx(classes.button, classes[tone], className)}
      {...rest}
    >
      {icon}
      {count !== undefined && count > 0 && <span className={classes.count}>{short(count)}</span>}
    </button>
  )
}
