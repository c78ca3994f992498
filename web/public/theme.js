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
  // What the page needs beside its first file is asked for at once, and not when that has run.
  const who = /(?:^|; )name=/.test(document.cookie) ? 'members' : 'visitors'
  const piece = document.querySelector(`meta[name=${who}-piece]`)
  if (piece)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: piece.content }),
    )
})()
