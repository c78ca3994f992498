import { useMediaQuery } from '@mantine/hooks'
import { useDeviceSetting } from '../../../ui/device-settings.ts'

/** Whether what moves may glide. */
export function useMayMove(): boolean {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', false, { getInitialValueInEffect: false })
  const [motion] = useDeviceSetting('motion')
  return !still && motion !== 'reduce'
}
