import type { Joined } from '@commons/contract/videos/memberships.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useConnection } from '../../../api/connection.ts'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { Money } from '../../../money/Money.tsx'
import { FoldedText } from '../../../shown/FoldedText.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { shortCount } from '../../../ui/words/short-count.ts'
import classes from './Membership.module.css'

/** What an own channel offers its paying members. */
export default function OwnTier({ channelId }: { channelId: number }) {
  const read = useRead('get_channel_membership', { channel_id: channelId })
  return (
    <Card aria-labelledby="channel-membership" className={classes.own}>
      <h2 id="channel-membership" className={classes.section}>
        <Trans>Membership</Trans>
      </h2>
      <Loaded read={read}>{({ recdata }) => <Offered joined={recdata} />}</Loaded>
    </Card>
  )
}

function Offered({ joined }: { joined: Joined }) {
  const { tier, channel_id: channelId } = joined
  const offline = useConnection() === 'offline'
  const edit = () => void openDialog(() => import('./TierDialog.tsx'), { channelId, tier })
  if (!tier?.is_open)
    return (
      <>
        <p className={classes.facts}>
          {tier ? (
            <Trans>Closed: nobody joins, and members keep it until the month they paid for ends.</Trans>
          ) : (
            <Trans>Members pay you by the month, and you publish videos for them alone.</Trans>
          )}
        </p>
        {joined.member_count !== 0 && <MemberCount of={joined} />}
        <div className={classes.actions}>
          <Button variant="light" disabled={offline} onClick={edit}>
            {tier ? <Trans>Open it again</Trans> : <Trans>Offer a membership</Trans>}
          </Button>
        </div>
      </>
    )
  return (
    <>
      <div className={classes.tier}>
        <h3 className={classes.title}>
          <bdi>{tier.title}</bdi>
        </h3>
        <p className={classes.price}>
          <Trans>
            <Money amount={tier.price} currency="FCELL" full always /> a month
          </Trans>
        </p>
        <MemberCount of={joined} />
        {tier.perks !== '' && <FoldedText name={`tier.${channelId}`} text={tier.perks} />}
      </div>
      <div className={classes.actions}>
        <Button variant="default" disabled={offline} onClick={edit}>
          <Trans>Edit membership</Trans>
        </Button>
        <Close channelId={channelId} isOffline={offline} />
      </div>
    </>
  )
}

function MemberCount({ of: { member_count } }: { of: Joined }) {
  const { i18n } = useLingui()
  const count = member_count ?? 0
  const short = shortCount(count, i18n.locale)
  return (
    <p className={classes.facts}>
      <Plural value={count} one={`${short} paying member`} other={`${short} paying members`} />
    </p>
  )
}

function Close({ channelId, isOffline }: { channelId: number; isOffline: boolean }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { mutate, isPending } = useWrite('close_channel_tier')
  const ask = async () => {
    const text = t`Nobody joins any more, and nothing is renewed. Members keep what they've paid for.`
    if (await confirm(text, { about: t`Close the membership?`, destructive: true }))
      mutate({ channel_id: channelId })
  }
  return (
    <Button variant="subtle" color="rose" disabled={isOffline} loading={isPending} onClick={() => void ask()}>
      <Trans>Close membership</Trans>
    </Button>
  )
}
