/** Calls accept their own examples in the API reference, and every named shape is described. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { allCalls } from '../all.ts'
import { refusals } from '../refusals.ts'
import { curlExample, describeFeatures, exampleInput, type KeyReference, sharedShapes } from './reference.ts'
import { statusMeanings } from './text.ts'

const features = describeFeatures()
const calls = features.flatMap((feature) => feature.calls)
const shapes = [...features.flatMap((feature) => feature.shapes), ...sharedShapes]

describe('examples', () => {
  for (const { call } of allCalls) {
    test(`${call.name} takes its own`, () => {
      const { error } = call.input.safeParse(exampleInput(call))
      assert.equal(error, undefined)
    })
  }
})

test('an example for a shell has what the call needs, and files of the kinds that it takes', () => {
  const of = (name: string) => {
    const found = allCalls.find(({ call }) => call.name === name)
    assert(found)
    return curlExample(found.call, 'https://example.org')
  }
  assert.equal(of('project_detail'), "curl 'https://example.org/api/users/project_detail?group_id=12'")
  assert.equal(of('captcha_challenge'), 'curl https://example.org/api/users/captcha_challenge')
  const files = (name: string) => of(name).match(/\w+=@\S+/g)
  assert.deepEqual(files('add_post'), ['file=@picture.jpg'])
  assert.deepEqual(files('set_video_captions'), ['captions=@captions.vtt'])
})

test('every call is told once, each under an anchor of its own', () => {
  assert.deepEqual(
    calls.map(({ call }) => call),
    allCalls.map(({ call }) => call),
  )
  assert.equal(new Set(calls.map(({ anchor }) => anchor)).size, calls.length)
})

test('every shape that a type names is told, once', () => {
  const names = shapes.map(({ name }) => name)
  assert.deepEqual(names, [...new Set(names)])
  const keys: KeyReference[] = [
    ...calls.flatMap(({ inputs, answer }) => [...inputs, ...answer]),
    ...shapes.flatMap((shape) => shape.keys),
  ]
  const named = keys.flatMap(({ type }) => type.flatMap((word) => ('shape' in word ? [word.shape] : [])))
  assert(named.includes('Post') && named.includes('Picture'))
  for (const name of named) assert(names.includes(name), `${name} is not told`)
})

test('the statuses are those that refusals have, and 200', () => {
  const used = new Set<number>([200, ...Object.values(refusals)])
  assert.deepEqual(
    statusMeanings.map(([status]) => status),
    [...used].toSorted((a, b) => a - b),
  )
})
