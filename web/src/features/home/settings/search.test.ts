import { expect, test } from 'vitest'
import { search } from './search.ts'

const rows = [
  { label: 'Heslo', keywords: 'přihlášení změnit' },
  { label: 'Dvoufázové ověření', keywords: 'QR kód aplikace' },
  { label: 'Jazyk', keywords: 'language English' },
]
const found = (query: string) => search(rows, query).map(({ label }) => label)

test('nothing asked finds all', () => {
  expect(found('')).toHaveLength(3)
  expect(found('   ')).toHaveLength(3)
})

test('labels and keywords are found by parts, without accents and in any case', () => {
  expect(found('HESL')).toEqual(['Heslo'])
  expect(found('dvoufazove')).toEqual(['Dvoufázové ověření'])
  expect(found('qr')).toEqual(['Dvoufázové ověření'])
})

test('every word must be there', () => {
  expect(found('kod aplikace')).toEqual(['Dvoufázové ověření'])
  expect(found('kod jazyk')).toEqual([])
})
