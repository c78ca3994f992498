import { Plural, Trans } from '@lingui/react/macro'
import classes from './Composer.module.css'
import { mostPictures, mostThreadFiles } from './draft-files.ts'
import type { ComposerState } from './use-composer.ts'

/** Says which of the chosen files the post has no place for. */
export function LeftOut({ of: { why, count } }: { of: NonNullable<ComposerState['leftOut']> }) {
  return (
    <p className={classes.note} role="status">
      {why === 'full' ? (
        <Plural
          value={count}
          one={`A post can have up to ${mostPictures} pictures. We left # out.`}
          other={`A post can have up to ${mostPictures} pictures. We left # out.`}
        />
      ) : why === 'thread full' ? (
        <Plural
          value={count}
          one={`A thread can have up to ${mostThreadFiles} pictures and videos. We left # out.`}
          other={`A thread can have up to ${mostThreadFiles} pictures and videos. We left # out.`}
        />
      ) : why === 'has video' ? (
        <Trans>A video is alone in its post. Remove it to add something else.</Trans>
      ) : (
        <Trans>A video is alone in its post. Remove the pictures to add one.</Trans>
      )}
    </p>
  )
}
