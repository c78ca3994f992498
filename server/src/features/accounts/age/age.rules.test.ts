import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ageOf, dobProblem } from './age.rules.ts'

const at = (day: string) => new Date(`${day}T12:00:00Z`)

test('a day that there is, after 1900, of somebody who is 13', () => {
  const today = at('2026-03-15')
  for (const day of ['1900-01-01', '2000-02-29', '2013-03-15', '1999-12-31'])
    assert.equal(dobProblem(day, today), undefined, day)
  for (const day of [
    '1899-12-31',
    '2001-02-29',
    '1990-02-30',
    '1990-13-01',
    '1990-00-10',
    '1990-01-00',
    '0000-01-01',
  ])
    assert.equal(dobProblem(day, today), 'dob_invalid', day)
  for (const day of ['2026-03-16', '2027-01-01', '9999-12-31'])
    assert.equal(dobProblem(day, today), 'dob_invalid', day)
  for (const day of ['2013-03-16', '2026-03-15', '2020-01-01'])
    assert.equal(dobProblem(day, today), 'dob_too_young', day)
})

test('of age from the eighteenth birthday on', () => {
  assert.equal(ageOf('2008-03-15', at('2026-03-14')), 'minor')
  assert.equal(ageOf('2008-03-15', at('2026-03-15')), 'adult')
  assert.equal(ageOf(null, at('2026-03-15')), 'unknown')
})

test('who is born on a leap day is so old on 1 March where there is none', () => {
  assert.equal(ageOf('2008-02-29', at('2026-02-28')), 'minor')
  assert.equal(ageOf('2008-02-29', at('2026-03-01')), 'adult')
  // There was no leap day eighteen years before.
  assert.equal(ageOf('2010-02-28', at('2028-02-29')), 'adult')
  assert.equal(ageOf('2010-03-01', at('2028-02-29')), 'minor')
  assert.equal(dobProblem('2011-03-01', at('2024-02-29')), 'dob_too_young')
  assert.equal(dobProblem('2011-02-28', at('2024-02-29')), undefined)
})
