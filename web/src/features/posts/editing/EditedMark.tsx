import type { Post } from '@commons/contract/posts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import classes from './EditedMark.module.css'
import { piece } from '../../../ui/piece.tsx'

const PostVersions = piece(() => import('./PostVersions.tsx'))

/** Says beside the time that a post was changed, and opens what it said before. */
export function EditedMark({ post }: { post: Post }) {
  const { t } = useLingui()
  const [opened, setOpened] = useState(false)
  if (post.edited_at === null) return null
  return (
    <>
      <span aria-hidden="true">·</span>
      <button
        type="button"
        className={classes.mark}
        aria-haspopup="dialog"
        aria-label={t`Edited: show earlier versions`}
        onClick={() => setOpened(true)}
      >
        <Trans>edited</Trans>
      </button>
      <Dialog opened={opened} title={<Trans>Earlier versions</Trans>} onClose={() => setOpened(false)}>
        <Suspense>
          {/* What a repost shows is the original. */}
          <PostVersions postId={post.original_post_id ?? post.post_id} author={post} />
        </Suspense>
      </Dialog>
    </>
  )
}
