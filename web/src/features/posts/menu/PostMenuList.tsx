import type { Post } from '@commons/contract/posts/posts.ts'
import { currentSession } from '../../../api/session.ts'
import type { OpenMenu } from '../../../ui/actions/menu-entry.ts'
import ActionMenuList from '../../../ui/actions/ActionMenuList.tsx'
import { posterOf, subjectOf } from '../card/whose.ts'
import { useGroupEntries } from './use-group-entries.tsx'
import { useOthersEntries } from './use-others-entries.tsx'
import { useOwnEntries } from './use-own-entries.tsx'
import { useSharedEntries } from './use-shared-entries.tsx'

interface PostMenuListProps extends OpenMenu {
  post: Post
}

/** For the member's own post or repost. */
function OwnList({ post, ...menu }: PostMenuListProps) {
  const entries = [...useSharedEntries(post), ...useGroupEntries(post), ...useOwnEntries(post)]
  return <ActionMenuList {...menu} entries={entries} />
}

function OthersList({ post, ...menu }: PostMenuListProps) {
  const { about, against } = useOthersEntries(post)
  const entries = [...useSharedEntries(post), ...about, ...against, ...useGroupEntries(post)]
  return <ActionMenuList {...menu} entries={entries} />
}

/**
 * For another member's repost of the viewer's own post: it cannot be reported as theirs, nor deleted by the
 * viewer.
 */
function RemindedList({ post, ...menu }: PostMenuListProps) {
  const entries = [...useSharedEntries(post), ...useGroupEntries(post)]
  return <ActionMenuList {...menu} entries={entries} />
}

/** The open menu of a post. Its entries are loaded when it opens. */
export default function PostMenuList(props: PostMenuListProps) {
  const me = currentSession()?.id
  if (posterOf(props.post).user_id === me) return <OwnList {...props} />
  return subjectOf(props.post).user_id === me ? <RemindedList {...props} /> : <OthersList {...props} />
}
