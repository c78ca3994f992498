import { useComputedColorScheme } from '@mantine/core'
import { useEffect } from 'react'

/** Keeps the browser bar's colour in step with the theme; theme.js set it before the first paint. */
export function useThemeColor(): void {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  useEffect(() => {
    const surface = getComputedStyle(document.documentElement).getPropertyValue('--c-surface')
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', surface)
  }, [scheme])
}
