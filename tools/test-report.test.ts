import assert from 'node:assert/strict'
import { test } from 'node:test'
import { completeReports, type FileReport, filesToRerun, inWords, judge, nameFailure } from './test-report.ts'

const report = (file: string, passed: number, ...failures: string[]): FileReport => ({
  file,
  passed,
  skipped: 0,
  failures,
})

test('a file that passes when run again is named as flaky and counts as passed', () => {
  const verdict = judge([report('a', 2), report('b', 1, 'likes')], [report('b', 2)])
  assert.deepEqual(verdict, { passed: 4, failed: 0, skipped: 0, failures: [], flaky: ['b › likes'] })
  assert.equal(inWords(verdict), '4 passed, 0 failed')
})

test('a file that fails twice counts as it did the second time', () => {
  const verdict = judge([report('b', 0, 'likes', 'saves')], [report('b', 1, 'saves')])
  assert.deepEqual(verdict.failures, ['b › saves'])
  assert.deepEqual([verdict.passed, verdict.failed, verdict.flaky], [1, 1, []])
})

test('three flaky files are forgiven, four are a failure', () => {
  const first = ['a', 'b', 'c', 'd'].map((file) => report(file, 0, 'likes'))
  const again = first.map(({ file }) => report(file, 1))
  assert.equal(judge(first.slice(0, 3), again.slice(0, 3)).failed, 0)
  const verdict = judge(first, again)
  assert.deepEqual(verdict.failures, ['4 files are flaky, which is more than 3'])
  assert.equal(inWords(verdict), '4 passed, 1 failed')
})

test('a file without a test, or without a report, has failed', () => {
  const reports = completeReports(['a', 'b', 'c'], [report('a', 1), report('b', 0)])
  assert.deepEqual(filesToRerun(reports), ['b', 'c'])
})

test('nothing is run again when a dozen files and one have failed', () => {
  const failed = Array.from({ length: 13 }, (_, i) => report(`${i}`, 0, 'likes'))
  assert.equal(filesToRerun(failed.slice(1)).length, 12)
  assert.deepEqual(filesToRerun(failed), [])
  assert.equal(judge(failed, []).failed, 13)
})

test('a failure is named in one short line with how its reason begins', () => {
  assert.equal(
    nameFailure('likes', '\u001B[31mfailed\u001B[39m\n  { seed: 3 }\n'),
    'likes: failed { seed: 3 }',
  )
  assert.equal(nameFailure('likes', undefined), 'likes')
  assert.equal(nameFailure('likes', 'x'.repeat(1000)).length, 247)
})
