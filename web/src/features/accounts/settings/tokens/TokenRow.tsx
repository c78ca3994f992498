import type { Token } from '@commons/contract/accounts/tokens.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconRobot } from '@tabler/icons-react'
import { useWrite } from '../../../../api/use-call.ts'
import { Money } from '../../../../money/Money.tsx'
import { OnlineButton } from '../../../../settings-kit/OnlineButton.tsx'
import classes from '../../../../settings-kit/Settings.module.css'
import { useConfirm } from '../../../../ui/dialog/confirm.ts'
import { RelativeTime } from '../../../../ui/words/RelativeTime.tsx'
import { scopeTexts } from './scope-texts.ts'
import ownClasses from './Tokens.module.css'

interface TokenRowProps {
  token: Token
  /** The row is gone; something else must take the focus. */
  onRevoked: () => void
}

/** A token: what it may do and spend, its dates, and a button to revoke it. */
export function TokenRow({ token, onRevoked }: TokenRowProps) {
  const { t, i18n } = useLingui()
  const confirm = useConfirm()
  const { token_id, name, scopes, daily_limit, spent_today, created_at, expires_at, last_used_at } = token
  const { mutate, isPending } = useWrite('delete_token', { onDone: onRevoked })
  const date = (at: string) => i18n.date(new Date(at), { dateStyle: 'medium' })
  const made = date(created_at)
  const expires = date(expires_at)
  const revoke = async () => {
    const question = t`Revoke “${name}”? Apps and bots that use it stop working right away.`
    if (await confirm(question, { destructive: true })) mutate({ token_id })
  }
  return (
    <li className={classes.row}>
      <IconRobot size={26} stroke={1.75} aria-hidden="true" />
      <div className={classes.rowBody}>
        <p className={classes.rowName}>
          <bdi>{name}</bdi>
        </p>
        <ul className={ownClasses.allowed} aria-label={t`What it can do`}>
          {scopes.map((scope) => (
            <li key={scope}>{i18n._(scopeTexts[scope].label)}</li>
          ))}
        </ul>
        {daily_limit !== null && (
          <p className={classes.rowText}>
            <Trans>
              Spent today: <Money amount={spent_today} currency="FCELL" /> of{' '}
              <Money amount={daily_limit} currency="FCELL" />
            </Trans>
          </p>
        )}
        <p className={classes.rowText}>
          <Trans>Made {made}</Trans>
          {' · '}
          <Trans>Expires {expires}</Trans>
          {' · '}
          {last_used_at ? (
            <Trans>
              Last used <RelativeTime at={last_used_at} isInSentence />
            </Trans>
          ) : (
            <Trans>Not used yet</Trans>
          )}
        </p>
        <div className={classes.actions}>
          <OnlineButton
            variant="default"
            size="sm"
            aria-label={t`Revoke ${name}`}
            loading={isPending}
            onClick={() => void revoke()}
          >
            <Trans>Revoke</Trans>
          </OnlineButton>
        </div>
      </div>
    </li>
  )
}
