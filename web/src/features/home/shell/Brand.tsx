import { Link } from '@tanstack/react-router'
import { useLogo, useNetworkName } from '../../../ui/network.ts'
import { Mark } from '../../../ui/pictures/Mark.tsx'
import classes from './Brand.module.css'

/** Logo in the top bar that links home. Narrow screens hide the name. */
export function Brand({ to, size }: { to: string; size: number }) {
  const logo = useLogo()
  return (
    <Link to={to} className={classes.brand}>
      {logo ? (
        <img className={classes.logo} src={logo} alt="" width={size} height={size} />
      ) : (
        <Mark size={size} />
      )}
      <span>{useNetworkName()}</span>
    </Link>
  )
}
