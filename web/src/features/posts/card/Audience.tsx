import type { Post } from '@commons/contract/posts/posts.ts'
import { Trans } from '@lingui/react/macro'
import { IconLock, IconWorld } from '@tabler/icons-react'
import classes from './PostHead.module.css'

/** The audience of a post. */
export function Audience({ of: { post_type } }: { of: Pick<Post, 'post_type'> }) {
  return (
    <span className={classes.audience}>
      {post_type === 'private' ? (
        <>
          <IconLock size={14} stroke={2} aria-hidden="true" />
          <Trans>Private</Trans>
        </>
      ) : (
        <>
          <IconWorld size={14} stroke={2} aria-hidden="true" />
          <Trans>Public</Trans>
        </>
      )}
    </span>
  )
}
