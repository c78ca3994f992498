/**
 * Which test files a change can break. The rule:
 *
 * - A test depends on everything that it imports, directly or not. Handlers are loaded by name: a test of the
 *   server depends on those whose calls it names, and on the platform and the migrations.
 * - Tests in `server/test` look at the whole server, and journeys use the whole product: each change there
 *   runs them.
 * - Documents and benchmarks break no test. Any other file that no test imports, such as a configuration,
 *   runs all tests of its package; outside of packages, or in the contract, all tests.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from './run.ts'

/** Returns the files that differ from a commit, including deleted and untracked ones. */
export function changedSince(revision: string | undefined): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const base = revision ?? git('merge-base', 'HEAD', 'main').trim()
  const names = git('diff', '--name-only', '--no-renames', '-z', base, '--').split('\0')
  return [...names, ...git('ls-files', '--others', '--exclude-standard', '-z').split('\0')].filter(Boolean)
}

export interface Sources {
  /** Returns a file's text, undefined if there is none. Paths are relative to the root. */
  read(file: string): string | undefined
  /** Files that handle calls. */
  readonly handlers: readonly string[]
}

const onDisk: Sources = {
  read: (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined),
  // Other files of a feature have a dot in their names.
  handlers: globSync('server/src/features/*/*.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => callOf(path) !== undefined),
}

function callOf(handler: string): string | undefined {
  return /\/(\w+)\.ts$/.exec(handler)?.[1]
}

const isSource = /\.(?:m?[jt]s|tsx)$/
const isTest = /\.test\.tsx?$/
const breaksNothing = /^(?:docs|bench)\/|^LICENSE$|\.md$/
const everyServerTest = /^server\/(?:migrations|src\/platform)\/|^server\/src\/[^/]+$/

export function affectedTests(
  tests: readonly string[],
  changed: readonly string[],
  sources: Sources = onDisk,
): string[] {
  const importsOf = importsReader(sources)
  const dependencies = new Map(tests.map((test) => [test, dependenciesOf(test, sources, importsOf)]))
  const affected = new Set<string>()
  for (const file of changed.filter((path) => !breaksNothing.test(path))) {
    const users = tests.filter((test) => dependencies.get(test)?.has(file))
    const isDecided = isTest.test(file) || (isSource.test(file) && users.length > 0)
    const others = tests.filter((test) => looksAtAll(test, file) || (!isDecided && mayUse(test, file)))
    for (const test of [...users, ...others]) affected.add(test)
  }
  return tests.filter((test) => affected.has(test))
}

/** Returns whether a test depends on everything in a file's folder, even without importing it. */
function looksAtAll(test: string, file: string): boolean {
  if (isTest.test(file)) return false
  if (test.startsWith('e2e/')) return /^(?:contract|server|web)\/(?!test\/)/.test(file)
  if (test.startsWith('server/test/')) return /^(?:contract|server)\//.test(file)
  return test.startsWith('server/') && everyServerTest.test(file)
}

/** Returns whether a test may depend on a file that no import mentions. */
function mayUse(test: string, file: string): boolean {
  const place = /^(?:server|web|e2e|tools)\//.exec(file)?.[0] ?? ''
  return test.startsWith(place)
}

/**
 * Returns the files that a test imports and the handlers of the calls that it names, with the imports of
 * both.
 */
function dependenciesOf(test: string, { read, handlers }: Sources, importsOf: ImportsOf): Set<string> {
  const found = new Set<string>()
  const add = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const each of importsOf(file)) add(each)
  }
  add(test)
  if (!test.startsWith('server/')) return found
  const callers = [...found].filter((file) => file === test || file.startsWith('server/test/'))
  const words = new Set(callers.flatMap((file) => read(file)?.match(/\w+/g) ?? []))
  for (const handler of handlers) if (words.has(callOf(handler) ?? '')) add(handler)
  return found
}

type ImportsOf = (file: string) => readonly string[]

/** Returns a function that lists a file's imports and reads each file once. */
function importsReader({ read }: Sources): ImportsOf {
  const known = new Map<string, readonly string[]>()
  return (file) => {
    const before = known.get(file)
    if (before !== undefined) return before
    const text = isSource.test(file) ? (read(file) ?? '') : ''
    // Programs and workers are named by their URL.
    const specifiers = text.matchAll(/(?:\bfrom|\bimport|\bimport\(|\bURL\()\s*['"]([^'"]+)['"]/g)
    const found = [...specifiers].flatMap(([, specifier = '']) => pathsOf(specifier, file))
    known.set(file, found)
    return found
  }
}

/** Returns the path of a specifier if it is one of ours, without the query meant for the bundler. */
function pathsOf(specifier: string, from: string): string[] {
  const path = specifier.replace(/\?.*/, '')
  const [, ours, rest] = /^@commons\/(client|contract)\/(.*)$/.exec(path) ?? []
  if (ours !== undefined) return [`${ours}/src/${rest ?? ''}`]
  return path.startsWith('.') ? [posix.join(posix.dirname(from), path)] : []
}
