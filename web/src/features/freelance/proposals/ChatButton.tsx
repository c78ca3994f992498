import { Trans, useLingui } from '@lingui/react/macro'
import { MessageButton } from '../../chat/button/public.ts'

/** Opens the conversation about work with a bidder or client. */
export function ChatButton({ member }: { member: { readonly user_id: number; readonly full_name: string } }) {
  const { t } = useLingui()
  return (
    <MessageButton member={member} small isAboutWork label={t`Chat with ${member.full_name}`}>
      <Trans>Chat</Trans>
    </MessageButton>
  )
}
