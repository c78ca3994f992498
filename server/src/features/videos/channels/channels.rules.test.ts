import assert from 'node:assert/strict'
import { test } from 'node:test'
import { handleOf } from './channels.rules.ts'

test('a handle is made of the letters of a name', () => {
  const cases = [
    ['Jana Nováková', 'jana_novakova'],
    ['  Bread & Butter!  ', 'bread_butter'],
    ['A long name that goes on and on', 'a_long_name_that_goes_on'],
    ['Žá', undefined],
    ['Œuvre & Straße', 'oeuvre_strasse'],
    ['猫', undefined],
  ] as const
  for (const [name, handle] of cases) assert.equal(handleOf(name), handle, name)
})
