import { useId } from 'react'
import classes from './ProfileHead.module.css'

/** The cover of whoever has chosen none: the brand's three circles, meeting again and again. */
export function CoverPattern() {
  const id = useId()
  return (
    <svg className={classes.pattern} width="100%" height="100%" aria-hidden="true">
      <defs>
        <pattern
          id={id}
          width="132"
          height="116"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-12)"
        >
          <g className={classes.circles}>
            <circle cx="48" cy="44" r="24" />
            <circle cx="84" cy="44" r="24" />
            <circle cx="66" cy="74" r="24" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
