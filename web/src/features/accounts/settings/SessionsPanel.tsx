import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { mostSessions } from '@commons/contract/accounts/session-limits.ts'
import { useConnection } from '../../../api/connection.ts'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import { RadioCards } from '../../../ui/fields/RadioCards.tsx'
import { SessionRow } from './SessionRow.tsx'
import classes from '../../../settings-kit/Settings.module.css'

function RevokeAll({ onRevoked }: { onRevoked: () => void }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { mutate, isPending } = useWrite('session_delete_all', { onDone: onRevoked })
  const revoke = async () => {
    if (await confirm(t`Log out all your other devices?`, { destructive: true })) mutate({})
  }
  return (
    <OnlineButton
      variant="default"
      className={classes.submit}
      loading={isPending}
      onClick={() => void revoke()}
    >
      <Trans>Log out all others</Trans>
    </OnlineButton>
  )
}

type Rule = 'ask' | 'one' | 'several'

/** Chooses what becomes of the member's other sessions when they log in. */
function RuleChoice({ rule }: { rule: Rule }) {
  const offline = useConnection() === 'offline'
  const { mutate, isPending, variables } = useWrite('update_session_setting', { lane: 'several_devices' })
  const wanted =
    isPending && (variables.several_devices === 1 ? 'several' : variables.asks_beside === 1 ? 'ask' : 'one')
  return (
    <RadioCards<Rule>
      legend={<Trans>When you log in on another device</Trans>}
      value={wanted || rule}
      disabled={offline}
      onChange={(next) =>
        mutate({ several_devices: next === 'several' ? 1 : 0, asks_beside: next === 'ask' ? 1 : 0 })
      }
      choices={[
        {
          value: 'ask',
          label: <Trans>Ask me</Trans>,
          hint: <Trans>You choose each time you log in with a browser.</Trans>,
        },
        {
          value: 'one',
          label: <Trans>Log out the others</Trans>,
          hint: <Trans>Choosing this logs them out right away.</Trans>,
        },
        {
          value: 'several',
          label: <Trans>Stay logged in on several devices</Trans>,
          hint: <Trans>On up to {mostSessions}. After that, the one unused longest is logged out.</Trans>,
        },
      ]}
    />
  )
}

/** The member's sessions, and whether several may be open at once. */
export function SessionsPanel() {
  const read = useRead('session_list', {})
  const heading = useRef<HTMLHeadingElement>(null)
  const toHeading = () => heading.current?.focus()
  return (
    <Loaded read={read}>
      {({ recdata, several_devices, asks_beside }) => (
        <div className={classes.stack}>
          <RuleChoice rule={several_devices === '1' ? 'several' : asks_beside === '1' ? 'ask' : 'one'} />
          <h2 ref={heading} tabIndex={-1} className={classes.heading}>
            <Trans>Where you're logged in</Trans>
          </h2>
          <ul className={classes.rows}>
            {recdata.map((session) => (
              <SessionRow key={session.session_id} session={session} onRevoked={toHeading} />
            ))}
          </ul>
          {recdata.length > 1 ? (
            <RevokeAll onRevoked={toHeading} />
          ) : (
            <p className={classes.text}>
              <Trans>You're only logged in on this device.</Trans>
            </p>
          )}
        </div>
      )}
    </Loaded>
  )
}
