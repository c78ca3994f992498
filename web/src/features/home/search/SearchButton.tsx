import { Trans, useLingui } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import { useDeviceSetting } from '../../../ui/device-settings.ts'
import { openSearch } from './open-search.ts'
import classes from './SearchButton.module.css'

/** Opens the search; looks like a field if there is room, and is an icon on phones. */
export function SearchButton() {
  const { t } = useLingui()
  const [shortcuts] = useDeviceSetting('shortcuts')
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={t`Search`}
      aria-haspopup="dialog"
      aria-keyshortcuts={shortcuts === 'on' ? '/' : undefined}
      onClick={openSearch}
    >
      <IconSearch size={22} stroke={1.75} aria-hidden="true" />
      <span className={classes.words}>
        <Trans>Search</Trans>
      </span>
      {shortcuts === 'on' && <kbd className={classes.key}>/</kbd>}
    </button>
  )
}
