// Runs before the first paint, so that a dark page never flashes white and no density change moves
// anything. The application takes over from here: ui/theme.ts, ui/device-settings.ts and
// locales/language.ts write the same keys.
;(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const append = (attributes) => {
    const link = document.createElement('link')
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
    document.head.append(link)
  }

  // Parsed like in api/session.ts.
  const cookie = /(?:^|; )name=([^;]*)/.exec(document.cookie)
  const member = (() => {
    try {
      const data = JSON.parse(decodeURIComponent(cookie[1]))
      return data.is_second_factor_pending !== '1' && data.id && data.api_key ? data : undefined
    } catch {
      return undefined
    }
  })()

  const root = document.documentElement
  const scheme = read('commons.theme')
  const dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light'
  root.dataset.density = read('commons.density') === 'compact' ? 'compact' : 'comfortable'
  root.dataset.motion = read('commons.motion') === 'reduce' ? 'reduce' : 'system'
  root.lang = read('commons.language') ?? languageOf(member)
  document.querySelector('meta[name=theme-color]').content = dark ? '#141d1f' : '#ffffff'

  // Request the page's second file and its texts at once, not only after the first has run.
  const first = cookie ? 'members' : 'visitors'
  preloadPiece(first)
  const isHome = /^(#\/?(dashboard)?(\?.*)?)?$/.test(location.hash)
  if (member && navigator.onLine) {
    if (isHome) {
      const feed = read('commons.feed') === 'following' ? { feed: 'following' } : {}
      // The client reads again and reports a failure itself.
      ask('timeline', feed)
        .then(preloadPicture)
        .catch(() => {})
      if (!facts().absent?.includes('reels'))
        ask('reel_timeline', { page: 1, limit: 10 })
          .then(preloadCovers)
          .catch(() => {})
    }
    // What the frame of all pages waits for: with it, nothing has to be inserted above what is drawn.
    ask('show_language', {})
      .then(preloadAbove)
      .catch(() => {})
  }

  function languageOf(someone) {
    if (someone) return someone.language_id === 2 ? 'cs' : 'en'
    return (
      navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => /^(en|cs)$/.test(tag)) ??
      facts().language ??
      'en'
    )
  }

  // Parsed like in ui/network.ts.
  function facts() {
    const meta = document.querySelector('meta[name=network]')
    return meta ? JSON.parse(meta.content) : {}
  }

  // api/early.ts hands this answer to the client's first read if the request is exactly the same.
  function ask(name, input) {
    const body = JSON.stringify({ ...input, user_id: member.id, api_key: member.api_key })
    const language = root.lang
    const answer = fetch(`/api/users/${name}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body,
    }).then(async (response) => ({
      status: response.status,
      body: await response.text(),
      header: (name) => response.headers.get(name),
    }))
    answer.catch(() => {})
    window.commonsEarly = [
      ...(window.commonsEarly ?? []),
      { name, body, language, askedAt: Date.now(), answer },
    ]
    return answer
  }

  function preloadPiece(name) {
    const listed = (what) => document.querySelector(`meta[name=${name}-${what}]`)?.content.split(' ') ?? []
    for (const href of listed('piece'))
      append(
        href.endsWith('.css')
          ? { rel: 'preload', as: 'style', crossorigin: '', href }
          : { rel: 'modulepreload', href },
      )
    for (const key of listed('texts')) {
      const href = `/assets/texts-${key}.${root.lang}.json`
      append({ rel: 'preload', as: 'fetch', crossorigin: '', href })
    }
  }

  // What this member's Home has above its posts.
  function preloadAbove(answer) {
    const { first_steps, polls, has_unpublished } = JSON.parse(answer.body).home
    if (isHome && (first_steps || polls.length > 0 || has_unpublished)) preloadPiece('above')
  }

  // Home's largest contentful paint; URLs and sizes must match ui/PictureView.tsx.
  function preloadPicture(answer) {
    // Several are in a grid, where each is narrower.
    const pictureOf = ({ is_nsfw, files, picture, video }) =>
      is_nsfw === 1 || files?.length > 1 ? null : (video?.poster ?? picture)
    const picture = JSON.parse(answer.body).recdata.slice(0, 2).map(pictureOf).find(Boolean)
    if (picture) preload(picture, '(max-width: 767px) 100vw, 608px', 'high')
  }

  // Those that a phone shows of the row; URLs and sizes must match features/reels/strip/ReelCard.tsx.
  function preloadCovers(answer) {
    for (const { is_nsfw, cover, picture, video } of JSON.parse(answer.body).reels.slice(0, 3)) {
      const shown = is_nsfw === 1 ? null : (cover ?? picture ?? video?.poster)
      if (shown) preload(shown, '160px', 'auto')
    }
  }

  function preload({ sources }, imagesizes, fetchpriority) {
    if (read('commons.dataSaver') === 'on') return
    const imagesrcset = sources.map(({ url, width }) => `${url} ${width}w`).join(', ')
    append({ rel: 'preload', as: 'image', imagesrcset, imagesizes, fetchpriority })
  }
})()
