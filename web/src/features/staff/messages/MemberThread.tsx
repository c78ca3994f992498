import { Trans } from '@lingui/react/macro'
import { useReadMore } from '../../../api/use-read-more.ts'
import { About, Thread } from '../../moderation/judging/public.ts'
import { StaffLoaded } from '../frame/StaffPage.tsx'
import { MemberMessageForm } from './MemberMessageForm.tsx'

interface MemberThreadProps {
  memberId: number | string
  /** The decision that it is about; undefined: the member's general thread. */
  decisionId: number | string | undefined
  /** Whether the decision is shown elsewhere on the page. */
  isKnown?: boolean
}

/** What a member and moderators wrote to each other, with the names of staff. */
export function MemberThread({ memberId, decisionId, isKnown = false }: MemberThreadProps) {
  const thread = { view_user_id: memberId, ...(decisionId !== undefined && { decision_id: decisionId }) }
  const { read, more } = useReadMore('member_messages', { limit: 20, ...thread })
  return (
    <StaffLoaded read={read}>
      {(pages) => {
        const [first] = pages
        const name = first?.member ? <bdi>{first.member.full_name}</bdi> : null
        const messages = pages.flatMap((page) =>
          page.messages.map(({ by_staff, moderator, ...message }) => ({
            ...message,
            isOwn: by_staff === 1,
            by: by_staff === 0 ? name : <ByStaff name={moderator?.full_name} />,
          })),
        )
        return (
          <Thread
            messages={messages}
            more={more}
            head={first?.about && !isKnown ? <About of={first.about} /> : null}
          >
            <MemberMessageForm
              key={`${memberId} ${decisionId ?? 'general'}`}
              thread={thread}
              readId={messages[0]?.message_id ?? 0}
              waits={first?.waits === 1}
            />
          </Thread>
        )
      }}
    </StaffLoaded>
  )
}

const ByStaff = ({ name }: { name: string | undefined }) =>
  name === undefined ? <Trans>Somebody who has left</Trans> : <bdi>{name}</bdi>
