import { Link } from '@tanstack/react-router'
import { useNetworkName } from '../../../ui/network.ts'
import { Mark } from '../../../ui/pictures/Mark.tsx'
import classes from './Brand.module.css'

/** Logo in the top bar that links home. Narrow screens hide the name. */
export function Brand({ to, size }: { to: string; size: number }) {
  return (
    <Link to={to} className={classes.brand}>
      <Mark size={size} />
      <span>{useNetworkName()}</span>
    </Link>
  )
}
