import type { Post } from '@commons/contract/posts.ts'
import { currentSession } from '../../../api/session.ts'
import type { OpenMenu } from '../../../ui/ActionMenu.tsx'
import ActionMenuList from '../../../ui/ActionMenuList.tsx'
import { posterOf, subjectOf } from '../card/whose.ts'
import { useGroupEntries } from './use-group-entries.tsx'
import { useOthersEntries } from './use-others-entries.tsx'
import { useOwnEntries } from './use-own-entries.tsx'
import { useSharedEntries } from './use-shared-entries.tsx'

interface PostMenuListProps extends OpenMenu {
  post: Post
}

/** One's own post, or one's own repost. */
function OwnList({ post, ...menu }: PostMenuListProps) {
  const entries = [...useSharedEntries(post), ...useGroupEntries(post), ...useOwnEntries(post)]
  return <ActionMenuList {...menu} entries={entries} />
}

function OthersList({ post, ...menu }: PostMenuListProps) {
  const { about, against } = useOthersEntries(post)
  const entries = [...useSharedEntries(post), ...about, ...against, ...useGroupEntries(post)]
  return <ActionMenuList {...menu} entries={entries} />
}

/** Somebody's repost of one's own post: neither theirs to be complained of, nor one's own to be deleted. */
function RemindedList({ post, ...menu }: PostMenuListProps) {
  const entries = [...useSharedEntries(post), ...useGroupEntries(post)]
  return <ActionMenuList {...menu} entries={entries} />
}

/** The open menu of a post; what stands in it is loaded and asked for when it opens. */
export default function PostMenuList(props: PostMenuListProps) {
  const me = currentSession()?.id
  if (posterOf(props.post).user_id === me) return <OwnList {...props} />
  return subjectOf(props.post).user_id === me ? <RemindedList {...props} /> : <OthersList {...props} />
}
