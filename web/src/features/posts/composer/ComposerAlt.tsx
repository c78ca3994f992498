import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import classes from './Composer.module.css'
import { CharactersLeft } from '../../../ui/CharactersLeft.tsx'
import { postByKey } from './post-by-key.ts'
import type { ComposerState } from './use-composer.ts'

/** What the file shows, in words, for who listens to the page. */
export function ComposerAlt({ composer }: { composer: ComposerState }) {
  const id = useId()
  const reminds = composer.wantsAlt && composer.draft.alt.trim() === ''
  const reminder = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The same form may stand on the page, behind the dialog that one writes in: it keeps its place.
    const form = reminder.current?.closest('[data-focus-area]')
    if (reminds && form?.contains(document.activeElement))
      reminder.current?.scrollIntoView({ block: 'nearest' })
  }, [reminds])
  return (
    <div className={classes.alt}>
      <label htmlFor={id}>
        <Trans>Describe it for people who can't see it</Trans>
      </label>
      <div className={classes.grow} data-value={composer.draft.alt}>
        <textarea
          id={id}
          className={classes.text}
          value={composer.draft.alt}
          aria-describedby={reminds ? `${id}.reminder` : undefined}
          rows={1}
          readOnly={composer.sending !== undefined}
          onChange={(event) => composer.setAlt(event.currentTarget.value)}
          onKeyDown={(event) => postByKey(event, composer)}
        />
      </div>
      <CharactersLeft left={composer.altLeft} />
      <div role="status">
        {reminds && (
          <p ref={reminder} id={`${id}.reminder`} className={classes.reminder}>
            <Trans>
              Add a description so everyone knows what's in your picture. Press Post again to skip it.
            </Trans>
          </p>
        )}
      </div>
    </div>
  )
}
