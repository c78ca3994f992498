import { expect, test } from 'vitest'
import { viewMeter } from './view-meter.ts'

test('a view counts once at 90 %, and again only after the beginning', () => {
  const meter = viewMeter()
  const counted = [0, 0.5, 0.89, 0.9, 0.95, 1, 0.2, 0.95, 0.05, 0.91].map(meter.at)
  expect(counted).toEqual([false, false, false, true, false, false, false, false, false, true])
})

test('the furthest place is told in whole percent, once', () => {
  const meter = viewMeter()
  for (const share of [0.1, 0.456, 0.2]) meter.at(share)
  expect(meter.takePercent()).toBe(45)
  expect(meter.takePercent()).toBe(0)
  meter.at(1.01)
  expect(meter.takePercent()).toBe(100)
})
