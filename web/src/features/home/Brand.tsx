import { Link } from '@tanstack/react-router'
import { brand } from '../../ui/brand.ts'
import { Mark } from '../../ui/Mark.tsx'
import classes from './Brand.module.css'

/** The way home, in the bar above a page. Where there is little room the mark alone is seen. */
export function Brand({ to, size }: { to: string; size: number }) {
  return (
    <Link to={to} className={classes.brand}>
      <Mark size={size} />
      <span>{brand.name}</span>
    </Link>
  )
}
