import type { Post } from '@commons/contract/posts/posts.ts'
import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { OriginalPreview } from './OriginalPreview.tsx'
import { RemindForm } from './RemindForm.tsx'
import { remindedId } from './reposted.ts'
import { originalOf } from '../card/whose.ts'

interface RemindDialogProps {
  post: Post
  /** Reposts without a remark. */
  onPlain: () => void
  onClose: () => void
}

/** Reposts a post for the member's followers, with or without a remark. */
export default function RemindDialog({ post, onPlain, onClose }: RemindDialogProps) {
  return (
    <Dialog opened title={<Trans>Remind</Trans>} onClose={onClose}>
      <RemindForm
        postId={remindedId(post)}
        audience={post.group_id === null ? post.post_type : 'group'}
        onPlain={onPlain}
        onClose={onClose}
      >
        <OriginalPreview post={originalOf(post)} />
      </RemindForm>
    </Dialog>
  )
}
