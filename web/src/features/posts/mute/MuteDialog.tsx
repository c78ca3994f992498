import type { Post } from '@commons/contract/posts.ts'
import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/Dialog.tsx'
import { MuteForm } from './MuteForm.tsx'

/** Keeps posts with a tag or a word of this one out of one's lists, for some days or until it is taken back. */
export default function MuteDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  return (
    <Dialog opened title={<Trans>Mute a tag or a word</Trans>} size="small" onClose={onClose}>
      <MuteForm tags={post.hashtag_link} onClose={onClose} />
    </Dialog>
  )
}
