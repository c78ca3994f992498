import { expect, test } from 'vitest'
import { linkedPost } from './own-link.ts'

const here = location.origin

test.each([
  [`Look: ${here}/#/timeLine/7/12.`, 12],
  [`${here}/s/post/5 and ${here}/#/timeLine/7/12`, 5],
  [`${here}/#/s/post/5?x=1`, 5],
])('%s leads to a post of ours', (text, post) => {
  expect(linkedPost(text)).toBe(post)
})

test.each([
  'no link at all',
  `${here}/#/timeLine/7`,
  `${here}/#/setting/12`,
  `${here}/s/post/0`,
  `${here}/s/post/5x`,
  'https://elsewhere.example/#/timeLine/7/12',
  `https://elsewhere.example/?${here}/#/timeLine/7/12`,
  `https://${location.host}.elsewhere.example/s/post/5`,
])('%s does not', (text) => {
  expect(linkedPost(text)).toBeUndefined()
})
