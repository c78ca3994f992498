import { Trans } from '@lingui/react/macro'
import type { Feature } from '../../feature.ts'
import { piece } from '../../ui/states/piece.tsx'
import { foundGroup } from './search/found-group.tsx'

const MemberGroups = piece(async () => ({
  default: (await import('./profile/MemberGroups.tsx')).MemberGroups,
}))

export const groups: Feature = {
  partOf: 'groups',
  searches: { group: foundGroup },
  reports: {
    group: {
      title: <Trans>Report this group</Trans>,
      name: <Trans context="what was reported">Group</Trans>,
    },
    group_event: {
      title: <Trans>Report this event</Trans>,
      name: <Trans context="what was reported">Event</Trans>,
    },
    group_message: {
      title: <Trans>Report this message</Trans>,
      name: <Trans context="what was reported">Message</Trans>,
    },
  },
  sections: [
    {
      rank: 40,
      name: 'groups',
      label: <Trans>Groups</Trans>,
      isOfFollowed: true,
      Body: ({ member, isOwn, viewAs }) => <MemberGroups member={member} isOwn={isOwn} viewAs={viewAs} />,
    },
  ],
}
