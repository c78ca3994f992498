import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { chainOf, continueChain, headOf, headText, linkText } from './ballot-chain.ts'

const survey = { id: 5, kind: 'ranked', title: 'Který „strom“?', options: ['Oak', 'Lime'] } as const
const ballots = [
  { code: '0a'.repeat(16), choices: [2, 1] },
  { code: 'ff'.repeat(16), choices: [1] },
]
const inNode = (text: string) => createHash('sha256').update(text).digest('hex')
async function inBrowser(text: string): Promise<string> {
  const bytes = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

test('a chain is the same wherever it is made', async () => {
  assert.equal(headText(survey), '["commons survey 1",5,"ranked","Který „strom“?",["Oak","Lime"]]')
  assert.equal(linkText('ab', { code: 'cd', choices: [2, 1] }), 'ab cd 2,1')
  const whole = await chainOf(survey, ballots, inNode)
  assert.equal(await chainOf(survey, ballots, inBrowser), whole)
  // Common tools give the same hash: printf '%s' TEXT | sha256sum.
  assert.equal(whole, '5b97ddbc220a75fa0ea46b90ff6d4dede8941ad4978c0dd3d91cf107e420e5e4')
  const first = await continueChain(await headOf(survey, inNode), ballots.slice(0, 1), inNode)
  assert.equal(await continueChain(first, ballots.slice(1), inNode), whole)
})

test('a ballot that is changed, missing, added or elsewhere makes another chain', async () => {
  const [one, other] = ballots as [(typeof ballots)[0], (typeof ballots)[0]]
  const chains = await Promise.all(
    [
      ballots,
      [one, { ...other, choices: [2] }],
      [one],
      [],
      [one, other, other],
      [other, one],
      [{ ...one, choices: [1, 2] }, other],
    ].map((each) => chainOf(survey, each, inNode)),
  )
  assert.equal(new Set(chains).size, chains.length)
  assert.notEqual(await chainOf({ ...survey, id: 6 }, ballots, inNode), chains[0])
})
