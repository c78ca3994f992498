import type { LinkProvider } from '@commons/contract/shared/trust.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWrite } from '../../../api/use-call.ts'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import kit from '../../../settings-kit/Settings.module.css'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { linkProviders, useStartLink } from './link-providers.ts'

interface LinkProofProps {
  provider: LinkProvider
  isLinked: boolean
}

/** An account elsewhere: linked by logging in there, or taken back. */
export function LinkProof({ provider, isLinked }: LinkProofProps) {
  return isLinked ? <Linked provider={provider} /> : <Unlinked provider={provider} />
}

function Linked({ provider }: { provider: LinkProvider }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { name } = linkProviders[provider]
  const { mutate, isPending } = useWrite('delete_account_link')
  const remove = async () => {
    if (await confirm(t`Remove the link to your ${name} account?`, { destructive: true }))
      mutate({ provider })
  }
  return (
    <>
      <p className={kit.rowText}>
        <Trans>Your account is linked. Only you see that.</Trans>
      </p>
      <div className={kit.actions}>
        <OnlineButton variant="default" size="sm" loading={isPending} onClick={() => void remove()}>
          <Trans>Remove</Trans>
        </OnlineButton>
      </div>
    </>
  )
}

function Unlinked({ provider }: { provider: LinkProvider }) {
  const { name } = linkProviders[provider]
  const { start, starting } = useStartLink(provider)
  return (
    <>
      <p className={kit.rowText}>
        <Trans>
          You log in at {name}, which tells us that the account is yours. We don't see what's in it, we never
          post there, and nobody else sees it here.
        </Trans>
      </p>
      <div className={kit.actions}>
        <OnlineButton variant="default" size="sm" loading={starting} onClick={start}>
          <Trans>Link {name}</Trans>
        </OnlineButton>
      </div>
    </>
  )
}
