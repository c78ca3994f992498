import type { post_why } from '@commons/contract/posts/lists.ts'
import type { OutputOf } from '@commons/contract/call.ts'
import { Trans } from '@lingui/react/macro'
import {
  IconHash,
  IconHeartHandshake,
  IconPencil,
  IconRepeat,
  IconUserCheck,
  IconUsersGroup,
  IconWorld,
  type Icon,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'

type Reason = OutputOf<typeof post_why>['recdata'][number]['reason']

const icons: Readonly<Record<Reason, Icon>> = {
  own: IconPencil,
  friend: IconHeartHandshake,
  following: IconUserCheck,
  reminded: IconRepeat,
  group: IconUsersGroup,
  hashtag: IconHash,
  public: IconWorld,
}

function textOf(reason: Reason, name: string): ReactNode {
  switch (reason) {
    case 'own':
      return <Trans>It's your own post.</Trans>
    case 'friend':
      return <Trans>{name} is your friend: you follow each other.</Trans>
    case 'following':
      return <Trans>You follow {name}.</Trans>
    case 'reminded':
      return <Trans>You follow {name}, who reminded this.</Trans>
    case 'group':
      return <Trans>You're a member of {name}.</Trans>
    case 'hashtag':
      return <Trans>You follow the tag #{name}.</Trans>
    case 'public':
      return <Trans>It's public, so all members can see it.</Trans>
  }
}

/** Returns a reason as it is shown; `name` is the member or tag in it. */
export const whyReason = (reason: Reason, name: string) => ({
  icon: icons[reason],
  text: textOf(reason, name),
})
