import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import classes from './Composer.module.css'
import { CharactersLeft } from './CharactersLeft.tsx'
import { postByKey } from './post-by-key.ts'
import type { ComposerState } from './use-composer.ts'

/** What the file shows, in words, for who listens to the page. */
export function ComposerAlt({ composer }: { composer: ComposerState }) {
  const id = useId()
  return (
    <div className={classes.alt}>
      <label htmlFor={id}>
        <Trans>Describe it for those who cannot see it</Trans>
      </label>
      <div className={classes.grow} data-value={composer.draft.alt}>
        <textarea
          id={id}
          className={classes.text}
          value={composer.draft.alt}
          rows={1}
          readOnly={composer.sending !== undefined}
          onChange={(event) => composer.setAlt(event.currentTarget.value)}
          onKeyDown={(event) => postByKey(event, composer)}
        />
      </div>
      <CharactersLeft left={composer.altLeft} />
    </div>
  )
}
