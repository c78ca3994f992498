// @vitest-environment node
import { expect, test } from 'vitest'
import { contrastOf, isColour, shadesOf } from './member-colour.ts'

test('any colour can be read on light and on dark, and so can what lies on it', () => {
  const steps = [0, 51, 102, 153, 204, 255]
  const part = (value: number) => value.toString(16).padStart(2, '0')
  const all = steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue) => `#${part(red)}${part(green)}${part(blue)}`)),
  )
  const unreadable = all.filter((colour) => {
    const { light, dark } = shadesOf(colour)
    return (
      ['#ffffff', '#eff3f5', '#e1e8ea'].some((ground) => contrastOf(light, ground) < 4.5) ||
      ['#0b1215', '#141d1f', '#2a3337'].some((ground) => contrastOf(dark, ground) < 4.5)
    )
  })
  expect(unreadable).toEqual([])
})

test('a colour that can be read stays as it is', () => {
  expect(shadesOf('#7a1f4b').light).toBe('#7a1f4b')
  expect(shadesOf('#ffd000').dark).toBe('#ffd000')
})

test('what is no colour is known', () => {
  expect(['', '#fff', 'red', '#12345g', '#AA3366'].map(isColour)).toEqual([false, false, false, false, true])
})
