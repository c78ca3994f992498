import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import classes from './TypingLine.module.css'

/** Names the members who are typing. It keeps its height while nobody is. */
export function TypingLine({ names }: { names: readonly string[] }) {
  const [first, second] = names
  return (
    <p className={classes.typing}>
      {first !== undefined && (
        <>
          <span className={classes.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <span className={classes.who}>
            {names.length > 2 ? (
              plural(names.length, { one: '# member is typing…', other: '# members are typing…' })
            ) : second === undefined ? (
              <Trans>
                <bdi>{first}</bdi> is typing…
              </Trans>
            ) : (
              <Trans>
                <bdi>{first}</bdi> and <bdi>{second}</bdi> are typing…
              </Trans>
            )}
          </span>
        </>
      )}
    </p>
  )
}
