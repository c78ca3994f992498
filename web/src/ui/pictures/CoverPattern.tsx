import classes from './CoverPattern.module.css'

/**
 * The default cover of members who have chosen none: the brand's three circles, large and calm, cut by the
 * edge.
 */
export function CoverPattern() {
  return (
    <svg
      className={classes.pattern}
      viewBox="0 0 600 200"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <circle className={classes.members} cx="352" cy="52" r="112" />
      <circle className={classes.makers} cx="482" cy="52" r="112" />
      <circle className={classes.backers} cx="417" cy="164" r="112" />
    </svg>
  )
}
