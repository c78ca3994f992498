import { Trans } from '@lingui/react/macro'
import { useRead } from '../../../api/use-call.ts'
import { WhyReasons } from '../../../shown/WhyReasons.tsx'
import { Delayed } from '../../../ui/states/Delayed.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { LineSkeleton } from '../../../ui/states/Skeletons.tsx'
import { whyReason } from './why-reason.tsx'

/** Why the viewer sees a post: the strongest reason first. */
export default function WhyDialog({ postId, onClose }: { postId: number; onClose: () => void }) {
  const { data, error, refetch } = useRead('post_why', { post_id: postId })
  return (
    <Dialog opened title={<Trans>Why am I seeing this?</Trans>} onClose={onClose}>
      {data ? (
        <WhyReasons
          reasons={data.recdata.map(({ reason, name }) => whyReason(reason, name ?? ''))}
          note={<Trans>Posts appear in the order they were published. There's no ranking.</Trans>}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Delayed>
          <LineSkeleton width="80%" height={24} />
        </Delayed>
      )}
    </Dialog>
  )
}
