import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ComposerState } from '../composer/use-composer.ts'
import classes from './EditConflict.module.css'

/** Says that the post has changed elsewhere while it was edited here, before either version is lost. */
export function EditConflict({ composer }: { composer: ComposerState }) {
  const { edited } = composer
  if (!edited) return null
  const now = composer.wordsOnly ? (edited.repost_comment ?? '') : edited.message
  return (
    <div className={classes.conflict} role="alert">
      <p className={classes.title}>
        <Trans>Your post was changed elsewhere while you were editing.</Trans>
      </p>
      {now !== '' && (
        <>
          <p className={classes.label}>
            <Trans>It now says:</Trans>
          </p>
          <p className={classes.words}>{now}</p>
        </>
      )}
      <div className={classes.ways}>
        <Button variant="default" onClick={composer.discard}>
          <Trans>Discard my changes</Trans>
        </Button>
        <Button variant="default" onClick={composer.overwrite}>
          <Trans>Keep my changes</Trans>
        </Button>
      </div>
    </div>
  )
}
