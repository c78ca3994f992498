import { useComputedColorScheme } from '@mantine/core'
import { useEffect } from 'react'

/** Colours the browser's own bar as the page's; theme.js did it before the first paint. */
export function useThemeColor(): void {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  useEffect(() => {
    const surface = getComputedStyle(document.documentElement).getPropertyValue('--c-surface')
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', surface)
  }, [scheme])
}
