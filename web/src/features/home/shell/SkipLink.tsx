import { Trans } from '@lingui/react/macro'
import classes from './SkipLink.module.css'

/** First in the tab order. A button, because the hash router would take a `#main` link for a route. */
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
