import assert from 'node:assert/strict'
import { test } from 'node:test'
import { affectedTests } from './test-changed.ts'

const files: Record<string, string> = {
  'contract/src/posts/posts.ts': '',
  'contract/src/posts/posts.test.ts': `import { Post } from './posts.ts'`,
  'server/src/features/posts/post_like.ts': `import { post_like } from '@commons/contract/posts/posts.ts'
    import { like } from './posts.queries.ts'`,
  'server/src/features/posts/post_save.ts': '',
  'server/src/features/posts/posts.queries.ts': '',
  'server/src/features/posts/post_like.test.ts': `call('post_like', {})`,
  'server/src/features/people/follow.test.ts': `import { pair } from '../../../test/pair.ts'`,
  'server/src/platform/concurrency-limit.test.ts': `import { turns } from './concurrency-limit.ts'`,
  'server/test/pair.ts': `call('post_save', {})`,
  'server/test/wire.test.ts': '',
  'web/src/ui/Card.tsx': '',
  'web/src/ui/Card.test.tsx': `const { Card } = await import('./Card.tsx')`,
  'web/src/paths.test.ts': '',
  'e2e/world.ts': `new URL('./host.ts', import.meta.url)`,
  'e2e/saved.test.ts': `import { test } from './world.ts'`,
  'e2e/address.test.ts': '',
  'tools/check.test.ts': '',
}
const tests = Object.keys(files).filter((file) => file.includes('.test.'))
const affected = (...changed: string[]) =>
  affectedTests(tests, changed, {
    read: (file) => files[file],
    handlers: ['server/src/features/posts/post_like.ts', 'server/src/features/posts/post_save.ts'],
  })
const journeys = ['e2e/saved.test.ts', 'e2e/address.test.ts']
const ofServer = tests.filter((file) => file.startsWith('server/'))

test('a handler runs the tests that name its call, those of the whole server, and the journeys', () => {
  const likes = ['server/src/features/posts/post_like.test.ts', 'server/test/wire.test.ts', ...journeys]
  assert.deepEqual(affected('server/src/features/posts/post_like.ts'), likes)
  assert.deepEqual(affected('server/src/features/posts/posts.queries.ts'), likes)
})

test('a call that a shared scene names is a call of the tests that use the scene', () => {
  assert.deepEqual(affected('server/src/features/posts/post_save.ts'), [
    'server/src/features/people/follow.test.ts',
    'server/test/wire.test.ts',
    ...journeys,
  ])
})

test('the platform and the migrations run all tests of the server', () => {
  for (const file of [
    'server/src/platform/concurrency-limit.ts',
    'server/migrations/0001_members.sql',
    'server/src/app.ts',
  ])
    assert.deepEqual(affected(file), [...ofServer, ...journeys])
})

test('a component runs its tests and the journeys', () => {
  assert.deepEqual(affected('web/src/ui/Card.tsx'), ['web/src/ui/Card.test.tsx', ...journeys])
})

test('what a journey imports runs that journey', () => {
  assert.deepEqual(affected('e2e/host.ts'), ['e2e/saved.test.ts'])
})

test('a changed test runs alone, and a deleted one runs nothing', () => {
  assert.deepEqual(affected('web/src/paths.test.ts'), ['web/src/paths.test.ts'])
  assert.deepEqual(affected('web/src/gone.test.ts'), [])
})

test('what nobody is known to use runs its package, or everything', () => {
  assert.deepEqual(affected('web/vite.config.ts'), [
    'web/src/ui/Card.test.tsx',
    'web/src/paths.test.ts',
    ...journeys,
  ])
  assert.deepEqual(affected('package-lock.json'), tests)
  assert.deepEqual(affected('contract/test/spec/calls.tsv'), tests)
})

test('documents and benchmarks run nothing', () => {
  assert.deepEqual(affected('docs/style.md', 'README.md', 'bench/feed.ts'), [])
})
