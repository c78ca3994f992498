import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import classes from './Composer.module.css'
import { longestAlt } from '../../../compose/media-file.ts'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { undescribed } from './composing-state.ts'
import type { DraftFile } from './draft-files.ts'
import { postByKey } from './post-by-key.ts'
import type { ComposerState } from './use-composer.ts'

interface AltQuestionProps {
  composer: ComposerState
  onDescribe: () => void
}

/** Asks, before pictures without a description are posted, whether to add one. */
function AltQuestion({ composer, onDescribe }: AltQuestionProps) {
  const id = useId()
  const isAlone = composer.draft.files.length === 1
  const lacking = undescribed(composer.draft).length
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
        {isAlone ? (
          <Trans>Without a description, some people won't know what's in your picture.</Trans>
        ) : (
          <Plural
            value={lacking}
            one="# picture has no description, so some people won't know what's in it."
            other="# pictures have no description, so some people won't know what's in them."
          />
        )}
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

interface ComposerAltProps {
  composer: ComposerState
  file: DraftFile
  /** Chooses the file that is to be described. */
  onDescribe?: () => void
}

/** The field that describes a file for people who cannot see it. */
export function ComposerAlt({ composer, file, onDescribe }: ComposerAltProps) {
  const id = useId()
  const asks = composer.wantsAlt > 0 && undescribed(composer.draft).length > 0
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <div className={classes.alt}>
      <label htmlFor={id}>
        <Trans>Describe it for people who can't see it</Trans>
      </label>
      <div className={classes.grow} data-value={file.alt}>
        <textarea
          dir="auto"
          ref={field}
          id={id}
          className={classes.text}
          value={file.alt}
          rows={1}
          readOnly={composer.sending !== undefined}
          onChange={(event) => composer.describe(file.id, event.currentTarget.value)}
          onKeyDown={(event) => postByKey(event, composer)}
        />
      </div>
      <CharactersLeft left={charactersLeft(file.alt, longestAlt)} />
      {asks && (
        <AltQuestion
          composer={composer}
          onDescribe={() => {
            composer.willDescribe()
            onDescribe?.()
            field.current?.focus()
          }}
        />
      )}
    </div>
  )
}
