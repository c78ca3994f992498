import type { Post } from '@commons/contract/posts/posts.ts'
import { useLingui } from '@lingui/react/macro'
import { MenuButton } from '../../../ui/actions/ActionMenu.tsx'
import { subjectOf } from './whose.ts'
import { openedPiece } from '../../../ui/states/piece.tsx'

const PostMenuList = openedPiece(() => import('../menu/PostMenuList.tsx'))

/** The menu of a post: its actions besides the reactions. */
export function PostMenu({ post }: { post: Post }) {
  const { t } = useLingui()
  return (
    <MenuButton
      label={t`Menu of the post by ${subjectOf(post).full_name}`}
      renderList={(menu) => <PostMenuList {...menu} post={post} />}
    />
  )
}
