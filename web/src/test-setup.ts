import { webcrypto } from 'node:crypto'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach } from 'vitest'
import './api/member-calls.ts'
import { openCalls } from './api/call-rows.ts'
import { showLanguage } from './locales/language.ts'

// Lazy parts take a while to load on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

if (typeof window !== 'undefined') {
  // Browser features that Mantine needs and jsdom lacks.
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

  // jsdom's own has random numbers only.
  Object.defineProperty(window, 'crypto', { value: webcrypto })
  // jsdom has no layout.
  Element.prototype.scrollIntoView ??= () => {}

  // jsdom's blobs lack this.
  Blob.prototype.arrayBuffer ??= function (this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer))
      reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')))
      reader.readAsArrayBuffer(this)
    })
  }

  // Node's channels outlive a test file's window and would be heard by the next file.
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
    await Promise.all([openCalls(), showLanguage('en')])
  })
  afterEach(cleanup)
}
