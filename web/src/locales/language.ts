import { i18n, type Messages } from '@lingui/core'

/** The languages by their codes, each named in itself. */
export const languages = { en: 'English', cs: 'Čeština' } as const
export type Language = keyof typeof languages

const key = 'commons.language'

interface Catalogue {
  readonly messages: Messages
}

const catalogues: Record<Language, () => Promise<Messages>> = {
  en: async () => {
    const [page, contract] = await Promise.all([import('./en.po'), import('virtual:contract-messages/visitors/en')])
    return { ...contract.messages, ...page.messages }
  },
  cs: async () => {
    const [page, contract] = await Promise.all([import('./cs.po'), import('virtual:contract-messages/visitors/cs')])
    return { ...contract.messages, ...page.messages }
  },
}

const both = ([page, contract]: readonly [Catalogue, Catalogue]): Catalogue => ({
  messages: { ...contract.messages, ...page.messages },
})

/** What forms say of their fields before they ask; those of visitors are in every page's catalogue. */
const fields: Record<Language, () => Promise<Catalogue>> = {
  en: () => import('virtual:contract-messages/fields/en'),
  cs: () => import('virtual:contract-messages/fields/cs'),
}

/** Texts of parts that not every visit opens. */
const parts = {
  /** The frame of the members' pages and the feed. */
  members: {
    en: async () => both(await Promise.all([import('./members/en.po'), import('virtual:contract-messages/members/en')])),
    cs: async () => both(await Promise.all([import('./members/cs.po'), import('virtual:contract-messages/members/cs')])),
  },
  settings: {
    en: async () => both(await Promise.all([import('./settings/en.po'), fields.en()])),
    cs: async () => both(await Promise.all([import('./settings/cs.po'), fields.cs()])),
  },
  profiles: {
    en: async () => both(await Promise.all([import('./profiles/en.po'), fields.en()])),
    cs: async () => both(await Promise.all([import('./profiles/cs.po'), fields.cs()])),
  },
  /** What few open over a page: reports, reasons, keys. */
  dialogs: {
    en: () => import('./dialogs/en.po'),
    cs: () => import('./dialogs/cs.po'),
  },
  insights: {
    en: () => import('./insights/en.po'),
    cs: () => import('./insights/cs.po'),
  },
  wallet: {
    en: async () => both(await Promise.all([import('./wallet/en.po'), fields.en()])),
    cs: async () => both(await Promise.all([import('./wallet/cs.po'), fields.cs()])),
  },
  plans: {
    en: () => import('./plans/en.po'),
    cs: () => import('./plans/cs.po'),
  },
  groups: {
    en: async () => both(await Promise.all([import('./groups/en.po'), fields.en()])),
    cs: async () => both(await Promise.all([import('./groups/cs.po'), fields.cs()])),
  },
  chat: {
    en: () => import('./chat/en.po'),
    cs: () => import('./chat/cs.po'),
  },
  funding: {
    en: () => import('./funding/en.po'),
    cs: () => import('./funding/cs.po'),
  },
  projects: {
    en: () => import('./projects/en.po'),
    cs: () => import('./projects/cs.po'),
  },
  reels: {
    en: () => import('./reels/en.po'),
    cs: () => import('./reels/cs.po'),
  },
  surveys: {
    en: () => import('./surveys/en.po'),
    cs: () => import('./surveys/cs.po'),
  },
} satisfies Record<string, Record<Language, () => Promise<Catalogue>>>
type Part = keyof typeof parts

const opened = new Set<Part>()

function isLanguage(value: string | null | undefined): value is Language {
  return value === 'en' || value === 'cs'
}

/** What was chosen in this browser before. */
export function rememberedLanguage(): Language | undefined {
  try {
    const chosen = localStorage.getItem(key)
    return isLanguage(chosen) ? chosen : undefined
  } catch {
    // A browser may forbid storage; the choice then lasts as long as the page.
    return undefined
  }
}

/** The first of the browser's languages that there is. */
export function browserLanguage(): Language {
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}

export function currentLanguage(): Language {
  return isLanguage(i18n.locale) ? i18n.locale : 'en'
}

let latest: Language | undefined
let turn = 0

/** Shows every text in this language, without a reload. */
export async function showLanguage(language: Language): Promise<void> {
  latest = language
  const mine = ++turn
  const [messages, ...others] = await Promise.all([
    catalogues[language](),
    ...[...opened].map((part) => parts[part][language]()),
  ])
  // Another choice may have been made, or a part opened, while these were on their way.
  if (mine !== turn) return
  i18n.loadAndActivate({
    locale: language,
    messages: Object.assign({}, messages, ...others.map((other) => other.messages)) as Messages,
  })
  document.documentElement.lang = language
}

/** Fetches the texts of a part, before its page is shown; from then on they change along. */
export async function openTexts(part: Part): Promise<void> {
  if (opened.has(part)) return
  opened.add(part)
  try {
    await showLanguage(latest ?? currentLanguage())
  } catch (error) {
    opened.delete(part)
    throw error
  }
}

/** Keeps a choice for the next visit; theme.js reads it before the first paint. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language)
  } catch {
    // See above.
  }
}

/** The contract's number of a language: 1 English, 2 Czech. */
export function languageId(language: Language): 1 | 2 {
  return language === 'cs' ? 2 : 1
}

export function languageOfId(id: 1 | 2): Language {
  return id === 2 ? 'cs' : 'en'
}

/** Has what is fetched come together with the texts of its parts: a page, a piece of one, a dialog. */
export const withTexts =
  <Loaded>(load: () => Promise<Loaded>, ...of: readonly Part[]) =>
  async (): Promise<Loaded> => {
    const [loaded] = await Promise.all([load(), ...of.map(openTexts)])
    return loaded
  }
