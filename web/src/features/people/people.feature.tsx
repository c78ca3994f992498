import { Trans } from '@lingui/react/macro'
import type { Feature } from '../../feature.ts'
import { piece } from '../../ui/states/piece.tsx'
import { foundPerson } from './search/found-person.tsx'

const MemberList = piece(async () => ({ default: (await import('./lists/MemberCard.tsx')).MemberCard }))

export const people: Feature = {
  searches: { person: foundPerson },
  reports: {
    member: {
      title: <Trans>Report this member</Trans>,
      name: <Trans context="what was reported">Member</Trans>,
    },
  },
  sections: [
    {
      rank: 20,
      name: 'followers',
      label: <Trans>Followers</Trans>,
      isOfFollowed: true,
      Body: ({ member, isOwn, viewAs }) => (
        <MemberList of="followers" member={member} isOwn={isOwn} viewAs={viewAs} />
      ),
    },
    {
      rank: 30,
      name: 'following',
      label: <Trans context="people a member follows">Following</Trans>,
      isOfFollowed: true,
      Body: ({ member, isOwn, viewAs }) => (
        <MemberList of="following" member={member} isOwn={isOwn} viewAs={viewAs} />
      ),
    },
  ],
}
