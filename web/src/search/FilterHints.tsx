import { Trans, useLingui } from '@lingui/react/macro'
import classes from './Search.module.css'

const filters = ['from:', 'has:image', 'before:'] as const

/** The filters for finding posts. Pressing one adds it to the field. */
export function FilterHints({ onFilter }: { onFilter: (filter: string) => void }) {
  const { t } = useLingui()
  const examples = { 'from:': t`from:username`, 'has:image': 'has:image', 'before:': 'before:2026-01-31' }
  return (
    <p className={classes.filters}>
      <Trans>Find posts with</Trans>
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          className={classes.filter}
          onClick={() => onFilter(filter === 'has:image' ? `${filter} ` : filter)}
        >
          {examples[filter]}
        </button>
      ))}
    </p>
  )
}
