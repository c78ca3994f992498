import type { Widget } from '@commons/contract/accounts-settings.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { HeadedPage } from '../../../shown/HeadedPage.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { SavedSwitch } from '../../../settings-kit/SavedSwitch.tsx'
import settings from '../../../settings-kit/Settings.module.css'
import { Card } from '../../../ui/Card.tsx'

const texts: Record<Widget, readonly [label: ReactNode, hint: ReactNode]> = {
  suggested_channels: [
    <Trans key="label">Suggested for you</Trans>,
    <Trans key="hint">People you might want to follow.</Trans>,
  ],
  follow_requests: [
    <Trans key="label">Follow requests</Trans>,
    <Trans key="hint">People who follow you and whom you don't follow back.</Trans>,
  ],
  poll: [<Trans key="label">Survey</Trans>, <Trans key="hint">An open survey you can vote in.</Trans>],
  tags: [<Trans key="label">Tags for you</Trans>, <Trans key="hint">Tags with posts you might like.</Trans>],
  friends: [
    <Trans key="label">Friends and groups</Trans>,
    <Trans key="hint">People you follow who follow you back, and the groups you're in.</Trans>,
  ],
  follows: [
    <Trans key="label">Followers and Followings</Trans>,
    <Trans key="hint">Who follows you, and whom you follow.</Trans>,
  ],
  slogans: [<Trans key="label">About Commons</Trans>, <Trans key="hint">What Commons stands for.</Trans>],
}

function WidgetSwitch({ widget, isShown }: { widget: Widget; isShown: boolean }) {
  const { mutateAsync } = useWrite('update_widget', { lane: `widget ${widget}`, toasts: 'none' })
  const [label, hint] = texts[widget]
  return (
    <SavedSwitch
      label={label}
      hint={hint}
      stored={isShown}
      save={(on) => mutateAsync({ widget, is_shown: on ? 1 : 0 })}
    />
  )
}

/** Chooses the widgets beside the pages, at once and on all of the member's devices. */
export default function WidgetsPage() {
  const { t } = useLingui()
  const read = useRead('show_widgets', {})
  return (
    <HeadedPage
      name={t`Widgets`}
      hint={
        <Trans>Choose what you see beside your pages. On small screens it's under People and tags.</Trans>
      }
    >
      <Card as="div">
        <Loaded read={read}>
          {({ recdata }) => (
            <div className={settings.stack}>
              {recdata.map(({ widget, is_shown }) => (
                <WidgetSwitch key={widget} widget={widget} isShown={is_shown === 1} />
              ))}
            </div>
          )}
        </Loaded>
      </Card>
    </HeadedPage>
  )
}
