import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import classes from './Composer.module.css'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { postByKey } from './post-by-key.ts'
import type { ComposerState } from './use-composer.ts'

interface AltQuestionProps {
  composer: ComposerState
  onDescribe: () => void
}

/** Asks, before a picture without a description is posted, whether to add one. */
function AltQuestion({ composer, onDescribe }: AltQuestionProps) {
  const id = useId()
  const question = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The same composer may be rendered twice, on the page and in a dialog: only the one in use takes the
    // focus.
    if (!question.current?.closest('[data-focus-area]')?.contains(document.activeElement)) return
    first.current?.focus({ preventScroll: true })
    question.current.scrollIntoView({ block: 'nearest' })
    // Asked again: Post was pressed with the question out of view.
  }, [composer.wantsAlt])
  return (
    <div ref={question} role="group" aria-labelledby={id} className={classes.question}>
      <p id={id} role="status">
        <Trans>Without a description, some people won't know what's in your picture.</Trans>
      </p>
      <div className={classes.ways}>
        <Button ref={first} size="sm" onClick={onDescribe}>
          <Trans>Add a description</Trans>
        </Button>
        <Button size="sm" variant="default" onClick={composer.postAnyway}>
          {composer.edited ? <Trans>Save anyway</Trans> : <Trans>Post anyway</Trans>}
        </Button>
      </div>
    </div>
  )
}

/** The field that describes the file for people who cannot see it. */
export function ComposerAlt({ composer }: { composer: ComposerState }) {
  const id = useId()
  const asks = composer.wantsAlt > 0 && composer.draft.alt.trim() === ''
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <div className={classes.alt}>
      <label htmlFor={id}>
        <Trans>Describe it for people who can't see it</Trans>
      </label>
      <div className={classes.grow} data-value={composer.draft.alt}>
        <textarea
          dir="auto"
          ref={field}
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
      {asks && (
        <AltQuestion
          composer={composer}
          onDescribe={() => {
            composer.willDescribe()
            field.current?.focus()
          }}
        />
      )}
    </div>
  )
}
