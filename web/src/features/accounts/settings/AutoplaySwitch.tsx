import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useIsAbsent } from '../../../ui/network.ts'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { SwitchRow } from '../../../ui/fields/SwitchRow.tsx'
import { SavedSwitch } from '../../../settings-kit/SavedSwitch.tsx'

/** Switches autoplay of moving media on or off for all of the member's devices. */
export function AutoplaySwitch() {
  const isWithoutMoney = useIsAbsent('wallet')
  const read = useRead('show_autoplay', {})
  const { mutateAsync } = useWrite('update_autoplay', { lane: 'autoplay', toasts: 'none' })
  return (
    <Loaded read={read}>
      {({ autoplay, is_allowed }) =>
        // Only plans give it.
        is_allowed === '0' && isWithoutMoney ? null : is_allowed === '0' ? (
          <SwitchRow
            label={<Trans>Autoplay</Trans>}
            hint={
              <Trans>
                Videos in your feed play as you scroll with <Link to={paths.plan('plus')}>Plus and Pro</Link>.
              </Trans>
            }
            checked={false}
            disabled
            onChange={() => undefined}
          />
        ) : (
          <SavedSwitch
            label={<Trans>Autoplay</Trans>}
            hint={
              <Trans>
                Videos play without sound when you scroll to them, but not with reduced motion, data saver or
                a slow connection.
              </Trans>
            }
            stored={autoplay === '1'}
            save={(on) => mutateAsync({ autoplay: on ? 1 : 0 })}
          />
        )
      }
    </Loaded>
  )
}
