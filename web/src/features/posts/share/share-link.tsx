import type { Post } from '@commons/contract/posts/posts.ts'
import { Trans } from '@lingui/react/macro'
import { paths, type SharedType } from '../../../paths.ts'
import { share } from '../../../ui/share/share.ts'

/**
 * Returns the address of a page that redirects members to the shared thing, and visitors to the login first.
 */
export function shareLink(type: SharedType, id: number | string): string {
  return new URL(paths.share(type, id), location.origin).href
}

export const sharePost = ({ target_post_id, post_type }: Post) =>
  share({
    link: shareLink('post', target_post_id),
    title: <Trans>Share this post</Trans>,
    note:
      post_type === 'private' ? (
        <Trans>This post is private. Only its author's friends can open the link.</Trans>
      ) : (
        <Trans>People who open the link need to log in first.</Trans>
      ),
  })
