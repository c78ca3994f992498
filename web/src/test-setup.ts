import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { showLanguage } from './locales/language.ts'

if (typeof window !== 'undefined') {
  // What Mantine asks of a browser and jsdom lacks.
  window.matchMedia ??= (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }

  beforeEach(() => showLanguage('en'))
  afterEach(cleanup)
}
