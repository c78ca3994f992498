import { useMediaQuery } from '@mantine/hooks'
import { useDeviceSetting } from '../../../ui/device-settings.ts'

/** Returns whether motion may be animated. */
export function useMayMove(): boolean {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', false, { getInitialValueInEffect: false })
  const [motion] = useDeviceSetting('motion')
  return !still && motion !== 'reduce'
}
