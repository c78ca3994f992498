import type { Widget } from '@commons/contract/accounts/settings.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { HeadedPage } from '../../../shown/HeadedPage.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { SavedSwitch } from '../../../settings-kit/SavedSwitch.tsx'
import settings from '../../../settings-kit/Settings.module.css'
import { Card } from '../../../ui/layout/Card.tsx'
import { useAllWidgets } from '../dashboard/widgets.ts'

function WidgetSwitch({ widget, isShown }: { widget: Widget; isShown: boolean }) {
  const { mutateAsync } = useWrite('update_widget', { lane: `widget ${widget}`, toasts: 'none' })
  const shown = useAllWidgets()[widget]
  return (
    <SavedSwitch
      label={shown?.label}
      hint={shown?.hint}
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
