// Runs before the first paint, so that a dark page never flashes white and nothing moves into its
// density. The application takes over from here: the same keys are written by ui/theme.ts,
// ui/device-settings.ts and locales/language.ts.
;(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const root = document.documentElement
  const scheme = read('commons.theme')
  const dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light'
  root.dataset.density = read('commons.density') === 'compact' ? 'compact' : 'comfortable'
  root.dataset.motion = read('commons.motion') === 'reduce' ? 'reduce' : 'system'
  root.lang = read('commons.language') ?? 'en'
  document.querySelector('meta[name=theme-color]').content = dark ? '#141d1f' : '#ffffff'
})()
