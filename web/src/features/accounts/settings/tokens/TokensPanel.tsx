import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { type Answer } from '../../../../api/call.ts'
import { useRead } from '../../../../api/use-call.ts'
import { OnlineButton } from '../../../../settings-kit/OnlineButton.tsx'
import classes from '../../../../settings-kit/Settings.module.css'
import { Loaded } from '../../../../shown/Loaded.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { BotSwitch } from './BotSwitch.tsx'
import { NewToken } from './NewToken.tsx'
import { TokenForm } from './TokenForm.tsx'
import { TokenRow } from './TokenRow.tsx'

/** The member's tokens for apps and bots, and how to make one. */
export function TokensPanel() {
  const read = useRead('token_list', {})
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<Answer<'add_token'>>()
  const intro = useRef<HTMLParagraphElement>(null)
  const toIntro = () => intro.current?.focus()
  const close = () => {
    setAdding(false)
    setMade(undefined)
    toIntro()
  }
  const add = (
    <OnlineButton onClick={() => setAdding(true)}>
      <Trans>Create a token</Trans>
    </OnlineButton>
  )
  return (
    <div className={classes.stack}>
      <p ref={intro} tabIndex={-1} className={classes.text}>
        <Trans>
          A token lets an app or a bot use Commons for you, without your password. It can never change your
          login or withdraw money.
        </Trans>
      </p>
      {made && <NewToken name={made.recdata.name} token={made.token} onKept={close} />}
      {isAdding && !made && <TokenForm onMade={setMade} onCancel={close} />}
      <Loaded read={read}>
        {({ recdata }) => (
          <>
            {recdata.length > 0 && (
              <ul className={classes.rows}>
                {recdata.map((token) => (
                  <TokenRow key={token.token_id} token={token} onRevoked={toIntro} />
                ))}
              </ul>
            )}
            {!isAdding &&
              (recdata.length > 0 ? (
                <div>{add}</div>
              ) : (
                <EmptyState
                  title={<Trans>No tokens yet</Trans>}
                  hint={<Trans>Create one for each app or bot, so you can revoke it alone.</Trans>}
                  action={add}
                />
              ))}
          </>
        )}
      </Loaded>
      <h2 className={classes.heading}>
        <Trans>Your account</Trans>
      </h2>
      <BotSwitch />
    </div>
  )
}
