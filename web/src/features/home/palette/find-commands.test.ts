import { typedWords } from '@commons/contract/shared/text/searching.ts'
import { expect, test } from 'vitest'
import { findCommands } from './find-commands.ts'

const command = (id: string, label: string, words = '') => ({
  id,
  named: typedWords(label),
  found: typedWords(`${label} ${words}`),
})
const all = [
  command('wallet', 'Peněženka', 'tokeny peníze'),
  command('dark', 'Tmavý vzhled', 'dark noc'),
  command('light', 'Světlý vzhled', 'light den'),
  command('post', 'New post', 'create write'),
  command('posts', 'Saved', 'posts kept'),
  command('repost', 'My newest post'),
]
const found = (typed: string, recent: readonly string[] = []) =>
  findCommands(all, typed, recent).map(({ id }) => id)

test('beginnings of words find, in any order, case and without accents', () => {
  expect(found('penezenka')).toEqual(['wallet'])
  expect(found('VZHLED tma')).toEqual(['dark'])
  expect(found('dark')).toEqual(['dark'])
  expect(found('nezenka')).toEqual([])
  expect(found('  ')).toEqual([])
})

test('a name that begins so is before one that has it, and that before other words', () => {
  expect(found('post')).toEqual(['post', 'repost', 'posts'])
  expect(found('new')).toEqual(['post', 'repost'])
})

test('of equals, those used recently come first', () => {
  expect(found('vzhled')).toEqual(['dark', 'light'])
  expect(found('vzhled', ['light'])).toEqual(['light', 'dark'])
})
