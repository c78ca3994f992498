import { settingGroups } from '@commons/contract/shared/setting.ts'
import { settings } from '@commons/contract/staff/settings.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRead } from '../../../api/use-call.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { StaffLoaded, StaffPage } from '../frame/StaffPage.tsx'
import classes from '../frame/Rows.module.css'
import { groupNames } from './setting-texts.ts'
import { LogoRow } from './LogoRow.tsx'
import { SettingRow } from './SettingRow.tsx'

/** What the network is set to, in groups. */
export default function SettingsPage() {
  const { t } = useLingui()
  return (
    <StaffPage
      name={t({ message: 'Settings', context: 'of the network' })}
      hint={<Trans>What you change here holds at once, for everybody.</Trans>}
      roles={['admin']}
    >
      <Settings />
    </StaffPage>
  )
}

function Settings() {
  const { i18n } = useLingui()
  const read = useRead('setting_list', {})
  if (!read.data)
    return (
      <Card as="div">
        <StaffLoaded read={read}>{() => null}</StaffLoaded>
      </Card>
    )
  const { recdata } = read.data
  return settingGroups.map((group) => (
    <Card key={group} className={classes.part} aria-labelledby={group}>
      <h2 id={group}>{i18n._(groupNames[group])}</h2>
      <ul className={classes.rows}>
        {recdata
          .filter(({ name }) => settings[name].group === group)
          .map((row) => (
            <SettingRow key={row.name} of={row} />
          ))}
        {group === 'network' && <LogoRow />}
      </ul>
    </Card>
  ))
}
