import { Trans } from '@lingui/react/macro'
import { IconUserPlus } from '@tabler/icons-react'
import { useRead } from '../../../api/use-call.ts'
import { invite } from './invite.tsx'

interface InvitePlaceProps {
  className: string
  labelClassName: string | undefined
}

/** Shares the referral link from an icon, where there is no room for the box. */
export function InvitePlace({ className, labelClassName }: InvitePlaceProps) {
  const link = useRead('show_referral_code', {}).data?.referral_link
  return (
    <button
      type="button"
      className={className}
      disabled={link === undefined}
      data-tip=""
      data-tip-side="end"
      onClick={() => link !== undefined && void invite(link)}
    >
      <IconUserPlus size={24} stroke={1.75} aria-hidden="true" />
      <span className={labelClassName}>
        <Trans>Invite</Trans>
      </span>
    </button>
  )
}
