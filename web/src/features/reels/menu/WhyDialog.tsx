import type { Reel, ReelReason } from '@commons/contract/reels/reels.ts'
import { Trans } from '@lingui/react/macro'
import {
  IconClock,
  IconEye,
  IconHash,
  IconHeartHandshake,
  IconPencil,
  IconStar,
  IconUserCheck,
  IconWorld,
  type Icon,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { WhyReasons } from '../../../shown/WhyReasons.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'

const icons: Readonly<Record<ReelReason, Icon>> = {
  own: IconPencil,
  friend: IconHeartHandshake,
  following: IconUserCheck,
  hashtag: IconHash,
  interest: IconStar,
  watched: IconEye,
  fresh: IconClock,
  public: IconWorld,
}

function textOf(reason: ReelReason, name: string): ReactNode {
  switch (reason) {
    case 'own':
      return <Trans>It's your own reel.</Trans>
    case 'friend':
      return <Trans>{name} is your friend: you follow each other.</Trans>
    case 'following':
      return <Trans>You follow {name}.</Trans>
    case 'hashtag':
      return <Trans>You follow the tag #{name}.</Trans>
    case 'interest':
      return <Trans>It's about #{name}, one of your interests.</Trans>
    case 'watched':
      return <Trans>Many people watch it to the end.</Trans>
    case 'fresh':
      return <Trans>It's new.</Trans>
    case 'public':
      return <Trans>It's public, so all members can see it.</Trans>
  }
}

interface WhyDialogProps {
  why: Reel['why']
  onClose: () => void
}

/** Why the viewer sees a reel: the strongest reason first. */
export default function WhyDialog({ why, onClose }: WhyDialogProps) {
  const reasons = why.length > 0 ? why : [{ reason: 'public' as const, name: null }]
  return (
    <Dialog opened title={<Trans>Why am I seeing this?</Trans>} size="small" onClose={onClose}>
      <WhyReasons
        reasons={reasons.map(({ reason, name }) => ({
          icon: icons[reason],
          text: textOf(reason, name ?? ''),
        }))}
        note={
          <Trans>
            For you puts reels in order by who and what you follow, your interests, how new they are and how
            far people watch. Following and Newest have no ranking.
          </Trans>
        }
      />
    </Dialog>
  )
}
