/** The lists of members, and the texts of their empty states. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { CallName } from '../../../api/call.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import type { ListOf } from './list-of.ts'

interface Empty {
  readonly title: ReactNode
  readonly hint: ReactNode
  /** What one can do about it. */
  readonly action?: ReactNode
}

const FindPeople = () => (
  <Button variant="light" onClick={() => void openDialog(() => import('./SuggestedDialog.tsx'), {})}>
    <Trans>Find people</Trans>
  </Button>
)

interface ListKind {
  readonly call: CallName & ('follower_list' | 'following_list' | 'friend_list' | 'follow_request_list')
  readonly own: Empty
  readonly theirs: (name: string) => Empty
}

const requests: Empty = {
  title: <Trans>No follow requests</Trans>,
  hint: <Trans>People who follow you and whom you don't follow back show up here.</Trans>,
}

export const listKinds: Readonly<Record<ListOf, ListKind>> = {
  followers: {
    call: 'follower_list',
    own: { title: <Trans>No followers yet</Trans>, hint: <Trans>People who follow you show up here.</Trans> },
    theirs: (name) => ({
      title: <Trans>Nobody follows {name} yet</Trans>,
      hint: <Trans>People who follow them show up here.</Trans>,
    }),
  },
  following: {
    call: 'following_list',
    own: {
      title: <Trans>You aren't following anyone yet</Trans>,
      hint: <Trans>People you follow show up here.</Trans>,
      action: <FindPeople />,
    },
    theirs: (name) => ({
      title: <Trans>{name} isn't following anyone yet</Trans>,
      hint: <Trans>People they follow show up here.</Trans>,
    }),
  },
  friends: {
    call: 'friend_list',
    own: {
      title: <Trans>No Friends Yet!</Trans>,
      hint: <Trans>Friends are people you follow who follow you back.</Trans>,
      action: <FindPeople />,
    },
    theirs: (name) => ({
      title: <Trans>{name} has no friends yet</Trans>,
      hint: <Trans>People they follow who follow them back show up here.</Trans>,
    }),
  },
  requests: { call: 'follow_request_list', own: requests, theirs: () => requests },
}
