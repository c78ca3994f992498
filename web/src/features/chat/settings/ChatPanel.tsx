import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Answer } from '../../../api/call.ts'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { OfflineNote } from '../../../settings-kit/OnlineButton.tsx'
import { SavedSwitch } from '../../../settings-kit/SavedSwitch.tsx'
import settings from '../../../settings-kit/Settings.module.css'
import { useConnection } from '../../../api/connection.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import classes from './ChatPanel.module.css'

type Writers = Answer<'show_chat_setting'>['who_may_write']

function WhoMayWrite({ stored }: { stored: Writers }) {
  const { t } = useLingui()
  const offline = useConnection() === 'offline'
  const [wanted, setWanted] = useState<Writers>()
  const { mutate } = useWrite('update_chat_setting', { lane: 'chat_setting' })
  const choices: ReadonlyArray<readonly [Writers, string]> = [
    ['everyone', t`Everyone`],
    ['following', t`People I follow`],
    ['friends', t`Friends`],
    ['nobody', t`Nobody`],
  ]
  return (
    <fieldset className={classes.choices} disabled={offline}>
      <legend className={classes.legend}>
        <Trans>Who can start a chat with you</Trans>
      </legend>
      <p className={settings.text}>
        <Trans>Chats you already have go on. People you don't follow send you a request first.</Trans>
      </p>
      {choices.map(([value, label]) => (
        <label key={value} className={classes.choice}>
          <input
            type="radio"
            name="who_may_write"
            checked={value === (wanted ?? stored)}
            onChange={() => {
              setWanted(value)
              mutate({ who_may_write: value }, { onSettled: () => setWanted(undefined) })
            }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** Settings for who may send messages, and whether others see the member's presence. */
export function ChatPanel() {
  const read = useRead('show_chat_setting', {})
  const { mutateAsync } = useWrite('update_chat_setting', { lane: 'chat_setting', toasts: 'none' })
  return (
    <div className={settings.stack}>
      <OfflineNote />
      <Loaded read={read}>
        {({ who_may_write, shows_presence }) => (
          <>
            <WhoMayWrite stored={who_may_write} />
            <SavedSwitch
              label={<Trans>Show when you're online</Trans>}
              hint={<Trans>If you hide this, you don't see when others are online either.</Trans>}
              stored={shows_presence === '1'}
              save={(on) => mutateAsync({ shows_presence: on ? 1 : 0 })}
            />
          </>
        )}
      </Loaded>
    </div>
  )
}
