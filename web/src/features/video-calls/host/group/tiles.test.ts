import { expect, test } from 'vitest'
import { aPerson } from '../test-session.ts'
import { gridOf, mainOf, sizesOf, tilesOf } from './tiles.ts'

const me = aPerson('me', { isOneself: true })
const bob = aPerson('bob')
const eve = aPerson('eve', { screen: true })

test('shared screens come first, and oneself last', () => {
  expect(tilesOf([me, bob, eve]).map(({ key }) => key)).toEqual([
    'eve screen',
    'bob camera',
    'eve camera',
    'me camera',
  ])
})

test('large is what is pinned, else a screen but one’s own, else who speaks, else anybody else', () => {
  const key = (...args: Parameters<typeof mainOf>) => mainOf(...args)?.key
  expect(key(tilesOf([me, bob, eve]), 'me camera', 'bob')).toBe('me camera')
  expect(key(tilesOf([me, bob, eve]), 'somebody who left', 'bob')).toBe('eve screen')
  const mine = tilesOf([{ ...me, screen: true }, aPerson('zoe'), bob])
  expect(key(mine, undefined, 'bob')).toBe('bob camera')
  expect(key(mine, undefined, undefined)).toBe('zoe camera')
  expect(key(tilesOf([me]), undefined, undefined)).toBe('me camera')
})

test.each([
  [1, 900, 500, [1, 1]],
  [2, 900, 500, [2, 1]],
  [2, 600, 800, [1, 2]],
  [3, 900, 500, [2, 2]],
  [4, 900, 500, [2, 2]],
  [9, 1600, 900, [3, 3]],
] as const)('%i tiles in %i x %i pixels', (count, width, height, [columns, rows]) => {
  expect(gridOf(count, width, height)).toEqual({ columns, rows, scrolls: false })
})

test('on a phone one tile is below the other, and many scroll', () => {
  expect(gridOf(3, 360, 560)).toEqual({ columns: 1, rows: 3, scrolls: false })
  expect(gridOf(9, 360, 560)).toEqual({ columns: 1, rows: 9, scrolls: true })
  expect(gridOf(0, 0, 0)).toMatchObject({ columns: 1, rows: 1 })
})

test('no more is asked for than is shown: what is out of sight isn’t named', () => {
  const [screen, his, hers, own] = tilesOf([me, bob, eve])
  if (!screen || !his || !hers || !own) throw new Error('A tile is missing')
  const small = [his, hers, own].map((tile) => [tile, 176] as const)
  expect([...sizesOf(small)]).toEqual([
    ['bob', 'small'],
    ['eve', 'small'],
  ])
  expect(sizesOf([[his, 700]]).get('bob')).toBe('large')
  // Whoever shares a screen has it read.
  expect(sizesOf([[screen, 176], [hers, 176] as const]).get('eve')).toBe('large')
})
