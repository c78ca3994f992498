import { clsx } from 'clsx'
import classes from './Mark.module.css'

/**
 * The brand's mark: members, makers and backers, three overlapping circles. Decorative; the name is beside
 * it.
 */
export function Mark({ size = 32, loading = false }: { size?: number; loading?: boolean }) {
  return (
    <svg
      className={clsx(classes.mark, loading && classes.loading)}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      <circle className={clsx(classes.circle, classes.members)} cx="16.5" cy="17.5" r="13.5" />
      <circle className={clsx(classes.circle, classes.makers)} cx="31.5" cy="17.5" r="13.5" />
      <circle className={clsx(classes.circle, classes.backers)} cx="24" cy="30.5" r="13.5" />
    </svg>
  )
}
