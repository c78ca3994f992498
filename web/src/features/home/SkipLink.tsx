import { Trans } from '@lingui/react/macro'
import classes from './SkipLink.module.css'

/** The first stop of the keyboard. A `#main` link would be taken for an address by the hash router. */
export function SkipLink() {
  const skip = () => {
    const main = document.querySelector<HTMLElement>('main')
    main?.focus()
    main?.scrollIntoView()
  }
  return (
    <button type="button" className={classes.skip} onClick={skip}>
      <Trans>Skip to content</Trans>
    </button>
  )
}
