import { Plural } from '@lingui/react/macro'
import classes from './CharactersLeft.module.css'

/** Shows how many characters are left, once few are. */
export function CharactersLeft({ left }: { left: number | undefined }) {
  if (left === undefined) return null
  return (
    <p className={classes.counter} data-over={left < 0 || undefined} role="status">
      {left < 0 ? (
        <Plural value={-left} one="# character too many" other="# characters too many" />
      ) : (
        <Plural value={left} one="# character left" other="# characters left" />
      )}
    </p>
  )
}
