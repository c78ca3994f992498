import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'

const root = mkdtempSync(join(tmpdir(), 'commons launch '))
after(() => rmSync(root, { recursive: true, force: true }))

const dependency = {
  version: '1.0.0',
  resolved: 'https://packages.example/nothing/-/nothing-1.0.0.tgz',
  integrity: `sha512-${'A'.repeat(86)}==`,
}
const lockFile = join(root, 'package-lock.json')
const stamp = join(root, 'node_modules', '.commons-installed')

function lock(packages: Record<string, object>): void {
  const own = { name: 'sample', version: '1.0.0', dependencies: { nothing: '1.0.0' } }
  writeFileSync(join(root, 'package.json'), JSON.stringify(own))
  writeFileSync(
    lockFile,
    JSON.stringify({ name: 'sample', lockfileVersion: 3, packages: { '': own, ...packages } }),
  )
}

/** Calls a function of the launcher in its own process, where npm finds no network. */
function call(module: string, name: string, before = ''): { code: number | null; said: string } {
  const address = JSON.stringify(new URL(module, import.meta.url).href)
  const script = `${before}; const { ${name} } = await import(${address}); ${name}(${JSON.stringify(root)})`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: {
      ...process.env,
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_fetch_retries: '0',
      npm_config_cache: join(root, 'cache'),
    },
  })
  return { code: status, said: stdout + stderr }
}

test('what npm has installed as the lock file says is not installed again', () => {
  lock({ 'node_modules/nothing': dependency, 'node_modules/elsewhere': { ...dependency, optional: true } })
  mkdirSync(join(root, 'node_modules'))
  writeFileSync(
    join(root, 'node_modules', '.package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/nothing': dependency } }),
  )
  assert.deepEqual(call('launch-install.mjs', 'ensureInstalled'), { code: 0, said: '' })
  assert.match(readFileSync(stamp, 'utf8'), /^[0-9a-f]{64}$/)
})

test('changed packages that cannot be fetched leave those of before in place', () => {
  const before = readFileSync(stamp, 'utf8')
  lock({ 'node_modules/nothing': { ...dependency, version: '1.0.1' } })
  writeFileSync(join(root, 'node_modules', 'kept'), 'still here')
  const { code, said } = call('launch-install.mjs', 'ensureInstalled')
  assert.equal(code, 0, said)
  assert.match(said, /could not be installed .* Continuing with the previous ones/)
  assert.equal(readFileSync(join(root, 'node_modules', 'kept'), 'utf8'), 'still here')
  assert.equal(readFileSync(stamp, 'utf8'), before)
})

test('what an installation that was cut off has left is gone on with, and removed by the next that is whole', () => {
  const [packages, aside] = [join(root, 'node_modules'), join(root, 'node_modules.before')]
  const parts = join(root, 'part', 'node_modules.before')
  const cutOff = () => {
    renameSync(packages, aside)
    mkdirSync(packages)
    writeFileSync(join(packages, 'half'), '')
  }
  cutOff()
  assert.match(call('launch-install.mjs', 'ensureInstalled').said, /Continuing with the previous ones/)
  assert.deepEqual([existsSync(join(packages, 'kept')), existsSync(join(packages, 'half'))], [true, false])
  assert.equal(existsSync(aside), false)

  lock({ 'node_modules/nothing': dependency, part: { version: '1.0.0' } })
  rmSync(stamp)
  for (const left of [aside, parts]) mkdirSync(left, { recursive: true })
  assert.deepEqual(call('launch-install.mjs', 'ensureInstalled'), { code: 0, said: '' })
  assert.deepEqual([existsSync(aside), existsSync(parts)], [false, false])
})

test('without packages and without a network it says so', () => {
  rmSync(join(root, 'node_modules'), { recursive: true })
  const { code, said } = call('launch-install.mjs', 'ensureInstalled')
  assert.equal(code, 1)
  assert.match(said, /could not be installed .* Check your network/)
})

test('a Node that is too old is told at once where none can be installed', () => {
  const old = "Object.defineProperty(process, 'versions', { value: { node: '20.1.0' } })"
  const { code, said } = call('launch-node.mjs', 'refuseHopelessNode', old)
  assert.equal(code, 1)
  assert.match(said, /needs Node 24 or newer, but this is Node 20\.1\.0/)
  const bundled = `node_modules/node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  lock({ [bundled]: { version: '24.0.0', optional: true } })
  assert.equal(call('launch-node.mjs', 'refuseHopelessNode', old).code, 0)
})
