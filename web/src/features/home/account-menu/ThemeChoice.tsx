import { useLingui } from '@lingui/react/macro'
import { useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'

/** Choice of light, dark or the system's theme. */
export function ThemeChoice({ wide = false }: { wide?: boolean }) {
  const { t } = useLingui()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedChoice
      wide={wide}
      label={t`Theme`}
      value={colorScheme}
      onChange={setColorScheme}
      options={[
        { value: 'light', label: t`Light`, icon: <IconSun size={16} aria-hidden="true" /> },
        { value: 'dark', label: t`Dark`, icon: <IconMoon size={16} aria-hidden="true" /> },
        { value: 'auto', label: t`System`, icon: <IconDeviceDesktop size={16} aria-hidden="true" /> },
      ]}
    />
  )
}
