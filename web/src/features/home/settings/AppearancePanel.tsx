import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Suspense } from 'react'
import { useDeviceSetting } from '../../../ui/device-settings.ts'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import { SwitchRow } from '../../../ui/fields/SwitchRow.tsx'
import { AutoplaySetting } from '../../accounts/public.ts'
import { ThemeChoice } from '../account-menu/ThemeChoice.tsx'
import { showKeys } from '../help/show-keys.ts'
import classes from './AppearancePanel.module.css'

/** Settings for appearance, motion and loading: for this device, except autoplay, which is the account's. */
export function AppearancePanel() {
  const { t } = useLingui()
  const [density, setDensity] = useDeviceSetting('density')
  const [motion, setMotion] = useDeviceSetting('motion')
  const [dataSaver, setDataSaver] = useDeviceSetting('dataSaver')
  const [shortcuts, setShortcuts] = useDeviceSetting('shortcuts')
  const [followQuestion, setFollowQuestion] = useDeviceSetting('followQuestion')
  return (
    <>
      <h2 className={classes.heading}>
        <Trans>This device</Trans>
      </h2>
      <div className={classes.rows}>
        <div className={classes.row}>
          <p className={classes.name} aria-hidden="true">
            <Trans>Theme</Trans>
          </p>
          <ThemeChoice wide />
        </div>
        <div className={classes.row}>
          <p className={classes.name} aria-hidden="true">
            <Trans>Density</Trans>
          </p>
          <SegmentedChoice
            wide
            label={t`Density`}
            value={density}
            onChange={setDensity}
            options={[
              { value: 'comfortable', label: t`Comfortable` },
              { value: 'compact', label: t`Compact` },
            ]}
          />
          <p className={classes.hint}>
            <Trans>Compact shows more at once. Buttons stay large on touch screens.</Trans>
          </p>
        </div>
        <div className={classes.row}>
          <p className={classes.name} aria-hidden="true">
            <Trans>Motion</Trans>
          </p>
          <SegmentedChoice
            wide
            label={t`Motion`}
            value={motion}
            onChange={setMotion}
            options={[
              { value: 'system', label: t`System` },
              { value: 'reduce', label: t`Reduce` },
            ]}
          />
        </div>
        <SwitchRow
          label={<Trans>Data saver</Trans>}
          hint={<Trans>Loads smaller pictures and doesn't autoplay videos.</Trans>}
          checked={dataSaver === 'on'}
          onChange={(on) => setDataSaver(on ? 'on' : 'off')}
        />
        <SwitchRow
          label={<Trans>Ask before following</Trans>}
          hint={<Trans>Also before unfollowing. You can undo either for a few seconds.</Trans>}
          checked={followQuestion === 'on'}
          onChange={(on) => setFollowQuestion(on ? 'on' : 'off')}
        />
        <SwitchRow
          label={<Trans>Keyboard shortcuts</Trans>}
          hint={
            <Trans>
              Single keys, such as <kbd>.</kbd> for new posts. Switch them off if you speak your texts or
              press keys by accident.
            </Trans>
          }
          checked={shortcuts === 'on'}
          onChange={(on) => setShortcuts(on ? 'on' : 'off')}
        />
        {shortcuts === 'on' && (
          <Button variant="default" className={classes.keys} onClick={showKeys}>
            <Trans>Show all keys</Trans>
          </Button>
        )}
      </div>
      <h2 className={classes.heading}>
        <Trans>All your devices</Trans>
      </h2>
      <Suspense>
        <AutoplaySetting />
      </Suspense>
    </>
  )
}
