import type { Icon as TablerIcon } from '@tabler/icons-react'
import classes from './CallWindow.module.css'

interface RoundButtonProps {
  /** What a press does. */
  label: string
  icon: TablerIcon
  /** What it switches is off. */
  isOff?: boolean
  tone?: 'danger'
  isExpanded?: boolean
  onClick: () => void
}

/** A round button of a call. */
export function RoundButton({ label, icon: Icon, isOff, tone, isExpanded, onClick }: RoundButtonProps) {
  return (
    <button
      type="button"
      className={classes.round}
      aria-label={label}
      aria-expanded={isExpanded}
      data-tip={label}
      data-off={isOff || undefined}
      data-tone={tone}
      onClick={onClick}
    >
      <Icon size={22} aria-hidden="true" />
    </button>
  )
}
