import { webcrypto } from 'node:crypto'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { openCalls } from './api/call-rows.ts'
import { openTexts, showLanguage } from './locales/language.ts'

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

  // jsdom's own makes random numbers only.
  Object.defineProperty(window, 'crypto', { value: webcrypto })
  // Nothing is laid out there.
  Element.prototype.scrollIntoView ??= () => {}

  // What jsdom's files cannot do.
  Blob.prototype.arrayBuffer ??= function (this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer))
      reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')))
      reader.readAsArrayBuffer(this)
    })
  }

  // Node's, which outlive the window of their file, and would be heard by the next one.
  const channels: BroadcastChannel[] = []
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      channels.push(this)
    }
  }
  afterAll(() => {
    for (const channel of channels) channel.close()
  })

  beforeEach(async () => {
    await Promise.all([openCalls(), openTexts('members')])
    await showLanguage('en')
  })
  afterEach(cleanup)
}
