import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Id, IdIn } from './id.ts'

test('a number and its digits are the same id', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => {
      assert.equal(IdIn.parse(id), id)
      assert.equal(IdIn.parse(String(id)), id)
    }),
  )
})

const none = [
  '',
  ' ',
  '0',
  '012',
  '-1',
  '+1',
  '1.0',
  '1e3',
  '0x10',
  ' 12',
  '12\n',
  '١٢',
  '１２',
  'abc',
  0,
  -1,
  1.5,
]
const noneAtAll = [
  null,
  undefined,
  true,
  [],
  [12],
  {},
  Number.NaN,
  2 ** 53,
  '9007199254740993',
  '9'.repeat(40),
]

for (const value of [...none, ...noneAtAll]) {
  test(`${JSON.stringify(value) ?? 'nothing'} is no id`, () => {
    const { error } = IdIn.safeParse(value)
    assert.deepEqual(
      error?.issues.map(({ message }) => message),
      ['id_invalid'],
    )
  })
}

test('an id goes out as a positive whole number and nothing else', () => {
  assert(Id.safeParse(12).success)
  for (const value of ['12', 0, -1, 1.5, null]) assert(!Id.safeParse(value).success)
})
