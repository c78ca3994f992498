import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useSubscription, type Subscribable } from './subscription.ts'

/** Subscribes to a channel, and a second time unsubscribes. */
export function SubscribeButton({ channel }: { channel: Subscribable & { readonly name: string } }) {
  const { t } = useLingui()
  const { subscribed, toggle } = useSubscription(channel)
  const { name } = channel
  return (
    <Button
      variant={subscribed ? 'default' : 'filled'}
      aria-label={subscribed ? t`UnSubscribe from ${name}` : t`Subscribe to ${name}`}
      onClick={toggle}
    >
      {subscribed ? <Trans>UnSubscribe</Trans> : <Trans>Subscribe</Trans>}
    </Button>
  )
}
