import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Answer } from '../../../api/call.ts'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { OfflineNote } from '../../../settings-kit/OnlineButton.tsx'
import { SavedSwitch } from '../../../settings-kit/SavedSwitch.tsx'
import settings from '../../../settings-kit/Settings.module.css'
import { useConnection } from '../../../api/connection.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import classes from './ChatPanel.module.css'

type Setting = Answer<'show_chat_setting'>

interface ChoiceProps<Name extends 'who_may_write' | 'who_may_call'> {
  name: Name
  legend: ReactNode
  hint: ReactNode
  stored: Setting[Name]
  choices: ReadonlyArray<readonly [Setting[Name], string]>
}

/** One of the settings of who may do what, saved as soon as it is chosen. */
function Choice<Name extends 'who_may_write' | 'who_may_call'>({
  name,
  legend,
  hint,
  stored,
  choices,
}: ChoiceProps<Name>) {
  const offline = useConnection() === 'offline'
  const [wanted, setWanted] = useState<Setting[Name]>()
  const { mutate } = useWrite('update_chat_setting', { lane: 'chat_setting' })
  return (
    <fieldset className={classes.choices} disabled={offline}>
      <legend className={classes.legend}>{legend}</legend>
      <p className={settings.text}>{hint}</p>
      {choices.map(([value, label]) => (
        <label key={value} className={classes.choice}>
          <input
            type="radio"
            name={name}
            checked={value === (wanted ?? stored)}
            onChange={() => {
              setWanted(value)
              mutate({ [name]: value }, { onSettled: () => setWanted(undefined) })
            }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** Settings for who may send messages and call, and whether others see the member's presence. */
export function ChatPanel() {
  const { t } = useLingui()
  const read = useRead('show_chat_setting', {})
  const { mutateAsync } = useWrite('update_chat_setting', { lane: 'chat_setting', toasts: 'none' })
  return (
    <div className={settings.stack}>
      <OfflineNote />
      <Loaded read={read}>
        {({ who_may_write, who_may_call, shows_presence }) => (
          <>
            <Choice
              name="who_may_write"
              legend={<Trans>Who can start a chat with you</Trans>}
              hint={
                <Trans>Chats you already have go on. People you don't follow send you a request first.</Trans>
              }
              stored={who_may_write}
              choices={[
                ['everyone', t`Everyone`],
                ['following', t`People I follow`],
                ['friends', t`Friends`],
                ['nobody', t`Nobody`],
              ]}
            />
            <Choice
              name="who_may_call"
              legend={<Trans>Who can call you</Trans>}
              hint={
                <Trans>Nobody you've blocked can call you, and nothing rings during your quiet hours.</Trans>
              }
              stored={who_may_call}
              choices={[
                ['chats', t`Everyone I chat with`],
                ['friends', t`Friends`],
                ['nobody', t`Nobody`],
              ]}
            />
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
