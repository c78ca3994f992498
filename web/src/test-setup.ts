import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { showLanguage } from './locales/language.ts'

// What is loaded when it is first needed takes its time on a machine that is busy.
configure({ asyncUtilTimeout: 10_000 })

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

  // What jsdom's files cannot do.
  Blob.prototype.arrayBuffer ??= function (this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer))
      reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')))
      reader.readAsArrayBuffer(this)
    })
  }

  beforeEach(() => showLanguage('en'))
  afterEach(cleanup)
}
