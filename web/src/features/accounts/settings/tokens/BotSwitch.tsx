import { Trans } from '@lingui/react/macro'
import { useRead, useWrite } from '../../../../api/use-call.ts'
import { SavedSwitch } from '../../../../settings-kit/SavedSwitch.tsx'

/** Marks the account as one that a program posts with, or not. */
export function BotSwitch() {
  const { data } = useRead('show_bot_setting', {})
  const { mutateAsync } = useWrite('update_bot_setting', { lane: 'is_bot', toasts: 'none' })
  return (
    <SavedSwitch
      label={<Trans>This is an automated account</Trans>}
      hint={<Trans>People see “Bot” beside your name. Turn it on if a program posts here.</Trans>}
      stored={data && data.is_bot === 1}
      save={(on) => mutateAsync({ is_bot: on ? 1 : 0 })}
    />
  )
}
