/**
 * Loaded before `node:test` in a process of `test-batch.ts`. The harness follows every promise, socket and timer by
 * an async hook, in order to know the test that a nested test or an uncaught error belongs to. That takes a
 * fifth of the whole run and half of a server's start. An AsyncLocalStorage tells the same for nothing; what
 * it doesn't follow belongs to the file's suite.
 */
import { AsyncLocalStorage, type AsyncResource, type HookCallbacks } from 'node:async_hooks'

const hooks = process.getBuiltinModule('node:async_hooks')
const { createHook, executionAsyncId } = hooks
const test = new AsyncLocalStorage<number>()
let harness: HookCallbacks | undefined
let file: number | undefined

/** Says that a file's suite is over, so that the next one is none of its parts. */
export function leaveFile(): void {
  file = undefined
}

Object.assign(hooks, {
  createHook(callbacks: HookCallbacks) {
    const hook = createHook(callbacks)
    if (new Error('who asks').stack?.includes('node:internal/test_runner/') === true) {
      harness = callbacks
      hook.enable = () => hook
    }
    return hook
  },
  executionAsyncId: () => test.getStore() ?? file ?? executionAsyncId(),
})

const resource = hooks.AsyncResource.prototype
const { runInAsyncScope } = resource
resource.runInAsyncScope = function (this: AsyncResource, ...args: unknown[]): unknown {
  const run = () => Reflect.apply(runInAsyncScope, this, args)
  // Only the harness's tests and suites have these; the first suite is the file's.
  if (!('subtests' in this)) return run()
  const id = this.asyncId()
  harness?.init?.(id, this.constructor.name, executionAsyncId(), this)
  if (this.constructor.name === 'Suite') file ??= id
  return test.run(id, run)
} as typeof runInAsyncScope
