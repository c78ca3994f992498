import type { Post } from '@commons/contract/posts/posts.ts'
import { Trans, useLingui } from '@lingui/react/macro'

/** Says that a post was written elsewhere at its time. */
export function ImportedMark({ post }: { post: Post }) {
  const { t } = useLingui()
  if (post.is_imported === 0) return null
  return (
    <>
      <span aria-hidden="true">·</span>
      <span title={t`Written elsewhere, and imported`}>
        <Trans>imported</Trans>
      </span>
    </>
  )
}
