import type { GroupBlockedPost } from '@commons/contract/groups/groups.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconFlag, IconTrash } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { memberIds } from '../../../api/member-store.ts'
import { useReadMore } from '../../../api/use-read-more.ts'
import { useWrite } from '../../../api/use-call.ts'
import { FoldedText } from '../../../shown/FoldedText.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { useStore } from '../../../ui/store.ts'
import listPage from '../../../shown/ListPage.module.css'
import { useReport } from '../../moderation/public.ts'
import lists from '../lists/GroupLists.module.css'

// Posts deleted on this page, which the list read earlier still contains.
const deleted = memberIds()

function BlockedPost({
  post: { post_id, message, full_name, file_type, created_at },
}: {
  post: GroupBlockedPost
}) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const report = useReport()
  const name = full_name ?? t`someone who blocked you`
  const remove = useWrite('post_delete', {
    lane: `post:${post_id}`,
    onDone: () => deleted.put(post_id, true),
  })
  const ask = async () => {
    if (await confirm(t`Are you sure to delete this.`, { destructive: true })) remove.mutate({ post_id })
  }
  return (
    <li className={lists.row}>
      <div className={lists.names}>
        <p className={lists.facts}>
          {full_name === null ? (
            <Trans>Someone who blocked you</Trans>
          ) : (
            <Trans>{name}, blocked by you</Trans>
          )}
          {' · '}
          <RelativeTime at={created_at} />
        </p>
        {message !== '' && <FoldedText name={`post.${post_id}`} text={message} />}
        {file_type !== null && (
          <p className={lists.facts}>
            {file_type === 'video' ? <Trans>With a video</Trans> : <Trans>With a picture</Trans>}
          </p>
        )}
      </div>
      <ActionMenu
        label={t`Menu of the post by ${name}`}
        entries={[
          {
            label: t`Report`,
            icon: <IconFlag size={20} aria-hidden="true" />,
            onSelect: () => report({ type: 'post', id: post_id, name }),
          },
          {
            label: t`Delete`,
            icon: <IconTrash size={20} aria-hidden="true" />,
            destructive: true,
            onSelect: () => void ask(),
          },
        ]}
      />
    </li>
  )
}

/** Folded list of posts that a block, either way, hides from an owner or moderator only. */
export function BlockedPosts({ groupId }: { groupId: number }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const gone = useStore(deleted)
  const { read, more } = useReadMore('group_blocked_post_list', { group_id: groupId, limit: 10 })
  const rows = (read.data ?? []).flatMap(({ recdata }) => recdata).filter(({ post_id }) => !gone.has(post_id))
  if (rows.length === 0 && !more.isThere) return null
  return (
    <Card as="div" className={listPage.list}>
      <div>
        <button
          type="button"
          className={listPage.textButton}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <Trans>Hide posts from blocked people</Trans> : <Trans>Posts from blocked people</Trans>}
        </button>
      </div>
      {isOpen && (
        <>
          <p className={lists.facts}>
            <Trans>Others can still see these. You can delete or report them.</Trans>
          </p>
          <ul id={id} className={lists.rows}>
            {rows.map((post) => (
              <BlockedPost key={post.post_id} post={post} />
            ))}
          </ul>
          {more.isThere && <MoreButton more={more} />}
        </>
      )}
    </Card>
  )
}
