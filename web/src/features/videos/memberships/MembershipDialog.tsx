import type { ChannelMembership, Joined, JoiningOffer } from '@commons/contract/videos/memberships.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useConnection } from '../../../api/connection.ts'
import { useSession } from '../../../api/session.ts'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { Money } from '../../../money/Money.tsx'
import { MoneyButton } from '../../../money/MoneyButton.tsx'
import { PlayNote } from '../../../money/PlayNote.tsx'
import { amountText } from '../../../money/shown-amount.ts'
import { Sums } from '../../../money/Sums.tsx'
import { useMoneyStop } from '../../../money/use-money-stop.ts'
import { usePayment } from '../../../money/use-payment.ts'
import { paths } from '../../../paths.ts'
import { FoldedText } from '../../../shown/FoldedText.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import classes from './Membership.module.css'

interface MembershipDialogProps {
  channelId: number
  /** The name of the channel. */
  name: string
  onClose: () => void
}

/** What a channel offers its paying members, and what it costs, before the member joins; or their membership. */
export default function MembershipDialog({ channelId, name, onClose }: MembershipDialogProps) {
  const read = useRead('get_channel_membership', { channel_id: channelId })
  return (
    <Dialog opened title={<Trans>Membership of {name}</Trans>} size="small" onClose={onClose}>
      <Loaded read={read}>
        {({ recdata }) => (
          <div className={form.form}>
            {recdata.tier && <Tier tier={recdata.tier} channelId={channelId} />}
            {recdata.membership && <Standing membership={recdata.membership} />}
            {recdata.offer && <Join channelId={channelId} offer={recdata.offer} onClose={onClose} />}
            {recdata.membership &&
              (recdata.membership.renews === 1 || recdata.membership.state === 'grace') && (
                <Leave channelId={channelId} membership={recdata.membership} />
              )}
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}

function Tier({ tier, channelId }: { tier: NonNullable<Joined['tier']>; channelId: number }) {
  return (
    <div className={classes.tier}>
      <h3 className={classes.title}>
        <bdi>{tier.title}</bdi>
      </h3>
      <p className={classes.price}>
        <Trans>
          <Money amount={tier.price} currency="FCELL" full always /> a month
        </Trans>
      </p>
      {tier.perks !== '' && <FoldedText name={`tier.${channelId}`} text={tier.perks} />}
    </div>
  )
}

function Standing({ membership }: { membership: ChannelMembership }) {
  const { i18n } = useLingui()
  const day = (at: string) => i18n.date(at, { dateStyle: 'long' })
  const date = day(membership.ends_at)
  if (membership.grace_until !== null) {
    const last = day(membership.grace_until)
    return (
      <p className={form.note}>
        <Trans>Your month is over and the next one isn't paid. You stay a member until {last}.</Trans>
      </p>
    )
  }
  if (membership.next_charge === null)
    return (
      <p className={form.note}>
        <Trans>You're a member until {date}. Nothing more is paid.</Trans>
      </p>
    )
  const price = amountText(membership.next_charge, { language: i18n.locale })
  return (
    <p className={form.note}>
      <Trans>
        You're a member. On {date} it renews for {price} FCELL.
      </Trans>
    </p>
  )
}

interface JoinProps {
  channelId: number
  offer: JoiningOffer
  onClose: () => void
}

function Join({ channelId, offer, onClose }: JoinProps) {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const stop = useMoneyStop(undefined)
  const offline = useConnection() === 'offline'
  const isVerified = useSession()?.email_verified !== '0'
  const payment = usePayment('join_channel', {
    onDone: onClose,
    // The displayed amounts are outdated.
    onRefused: () => void client.invalidateQueries({ queryKey: ['get_channel_membership'] }),
  })
  const { due, balance_after, missing, next_charge, change } = offer
  const language = { language: i18n.locale }
  const [price, lacking, next] = [due, missing, next_charge].map((amount) => amountText(amount, language))
  const date = i18n.date(offer.next_charge_at, { dateStyle: 'long' })
  const isPaid = change !== 'resume'
  return (
    <>
      <PlayNote place="card" />
      {isPaid && missing === '0' && (
        <Sums
          sums={[
            { name: 'due', label: <Trans>To pay now</Trans>, amount: due, currency: 'FCELL' },
            {
              name: 'after',
              label: <Trans>Balance after</Trans>,
              amount: balance_after,
              currency: 'FCELL',
            },
          ]}
        />
      )}
      {missing !== '0' ? (
        <p className={form.note}>
          <Trans>You need {lacking} more tokens</Trans> ·{' '}
          <Link to={paths.wallet()} onClick={onClose}>
            <Trans>Buy tokens</Trans>
          </Link>
        </p>
      ) : (
        <p className={form.note}>
          <Trans>
            On {date} it renews for {next} FCELL, and then every month. Leave any time: you keep what's paid,
            and nothing is paid back.
          </Trans>
        </p>
      )}
      {!isVerified && (
        <p className={form.note}>
          <Trans>Verify your email first.</Trans>
        </p>
      )}
      <FailureNote failure={payment.failure} />
      <div className={form.actions}>
        <Button variant="default" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
        <MoneyButton
          data-autofocus
          stop={stop}
          loading={payment.pending}
          disabled={!payment.unsure && (missing !== '0' || !isVerified || offline)}
          onClick={() => {
            if (payment.unsure) payment.again()
            else void payment.pay({ channel_id: channelId, due })
          }}
        >
          {isPaid ? <Trans>Pay {price} FCELL</Trans> : <Trans>Stay a member</Trans>}
        </MoneyButton>
      </div>
    </>
  )
}

function Leave({ channelId, membership }: { channelId: number; membership: ChannelMembership }) {
  const { t, i18n } = useLingui()
  const confirm = useConfirm()
  const offline = useConnection() === 'offline'
  const { mutate, isPending } = useWrite('leave_channel')
  const date = i18n.date(membership.ends_at, { dateStyle: 'long' })
  const ask = async () => {
    const text =
      membership.state === 'grace'
        ? t`It ends at once.`
        : t`You keep it until ${date}, and nothing more is paid.`
    if (await confirm(text, { about: t`Leave this membership?`, destructive: true }))
      mutate({ channel_id: channelId })
  }
  return (
    <Button variant="subtle" color="rose" disabled={offline} loading={isPending} onClick={() => void ask()}>
      <Trans>Leave</Trans>
    </Button>
  )
}
