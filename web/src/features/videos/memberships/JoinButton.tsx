import type { Joined } from '@commons/contract/videos/memberships.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconHeartHandshake } from '@tabler/icons-react'
import { useIsAbsent } from '../../../ui/network.ts'
import { useRead } from '../../../api/use-call.ts'
import { amountText } from '../../../money/shown-amount.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'

interface JoinButtonProps {
  channel: { readonly channel_id: number; readonly name: string }
  isMain?: boolean
}

/** Opens what a channel offers its paying members; nothing where it offers nothing. */
export function JoinButton({ channel, isMain = false }: JoinButtonProps) {
  const { channel_id, name } = channel
  const isWithoutMoney = useIsAbsent('wallet')
  const { data } = useRead('get_channel_membership', { channel_id }, { enabled: !isWithoutMoney })
  if (isWithoutMoney || !data || (!data.recdata.offer && !data.recdata.membership)) return null
  const isJoining = data.recdata.offer !== null
  return (
    <Button
      variant={isMain ? 'filled' : isJoining ? 'light' : 'default'}
      leftSection={<IconHeartHandshake size={20} aria-hidden="true" />}
      onClick={() => void openDialog(() => import('./MembershipDialog.tsx'), { channelId: channel_id, name })}
    >
      <Label {...data.recdata} />
    </Button>
  )
}

function Label({ offer, membership }: Pick<Joined, 'offer' | 'membership'>) {
  const { i18n } = useLingui()
  if (!offer) return <Trans context="of a channel">Member</Trans>
  if (offer.change === 'pay') return <Trans>Pay now</Trans>
  if (offer.change === 'resume' && membership) {
    const date = i18n.date(membership.ends_at, { dateStyle: 'medium' })
    return <Trans>Member until {date}</Trans>
  }
  const price = amountText(offer.due, { language: i18n.locale })
  return <Trans>Join for {price} FCELL a month</Trans>
}
