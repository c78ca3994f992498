import type { Post } from '@commons/contract/posts/posts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import classes from './EditedMark.module.css'
import { piece } from '../../../ui/states/piece.tsx'

const PostVersions = piece(() => import('./PostVersions.tsx'))

/** Marks a post as edited beside its time, and opens its earlier versions. */
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
          {/* A repost shows its original, and so the versions of that. */}
          <PostVersions postId={post.original_post_id ?? post.post_id} author={post} />
        </Suspense>
      </Dialog>
    </>
  )
}
