import { afterEach, beforeEach, expect, test, vi } from 'vitest'

async function freshPage() {
  vi.resetModules()
  return await import('./device-settings.ts')
}

const elsewhere = (key: string, value: string) => {
  localStorage.setItem(key, value)
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('without a choice everything is as usual', async () => {
  const { deviceSetting } = await freshPage()
  expect(deviceSetting('density')).toBe('comfortable')
  expect(deviceSetting('motion')).toBe('system')
  expect(deviceSetting('dataSaver')).toBe('off')
  expect(deviceSetting('shortcuts')).toBe('on')
})

test('a choice shows at once and is there on the next visit', async () => {
  const first = await freshPage()
  first.chooseDeviceSetting('density', 'compact')
  expect(first.deviceSetting('density')).toBe('compact')
  expect(document.documentElement.dataset['density']).toBe('compact')
  const next = await freshPage()
  expect(next.deviceSetting('density')).toBe('compact')
})

test('what another tab chose shows here', async () => {
  const { deviceSetting } = await freshPage()
  elsewhere('commons.motion', 'reduce')
  expect(deviceSetting('motion')).toBe('reduce')
  expect(document.documentElement.dataset['motion']).toBe('reduce')
})

test('what is no choice is not taken for one', async () => {
  localStorage.setItem('commons.density', 'huge')
  const { deviceSetting } = await freshPage()
  expect(deviceSetting('density')).toBe('comfortable')
})

test('a browser that forbids storage keeps the choice as long as the page', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  const { chooseDeviceSetting, deviceSetting } = await freshPage()
  chooseDeviceSetting('shortcuts', 'off')
  expect(deviceSetting('shortcuts')).toBe('off')
})
