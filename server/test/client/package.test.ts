/** The package as it is published: what is in it, and that the bot of its README compiles against it and answers. */
import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { apiVersion } from '@commons/contract/changes.ts'
import { until } from '../until.ts'
import { withToken } from '../scenes/tokens-scene.ts'
import { makeWorld } from '../world.ts'
import { build } from '../../../client/build.ts'

let folder: string
let built: string

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'commons-client-'))
  built = path.join(folder, 'package')
  build(built)
})
after(() => rm(folder, { recursive: true, force: true }))

test('it has its code, its types and its words, needs no other package, and has the API’s version', async () => {
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json'], { cwd: built, encoding: 'utf8' }),
  ) as Array<{ files: Array<{ path: string }>; version: string; size: number }>
  const files = packed?.files.map((file) => file.path) ?? []
  assert.deepEqual(files.filter((file) => !/\.(?:js|d\.ts)$/.test(file)).toSorted(), [
    'LICENSE',
    'README.md',
    'package.json',
  ])
  assert.ok(files.includes('public.js') && files.includes('public.d.ts'))
  assert.equal(packed?.version, apiVersion)
  assert.ok(packed.size < 300_000, `${packed.size} bytes`)
  for (const file of files.filter((each) => each.endsWith('s'))) {
    const text = await readFile(path.join(built, file), 'utf8')
    for (const [, from = ''] of text.matchAll(/^(?:import|export)\b[^'\n]*from '([^']+)'/gm))
      assert.match(from, /^\.\/[\w.-]+\.(?:js|ts)$/, `${file} imports ${from}`)
  }
  const { dependencies } = JSON.parse(await readFile(path.join(built, 'package.json'), 'utf8')) as {
    dependencies?: object
  }
  assert.equal(dependencies, undefined)
})

test('the bot of the README compiles, and answers whoever writes to it', async () => {
  const readme = await readFile(path.join(built, 'README.md'), 'utf8')
  const [, bot = assert.fail('the README has no bot')] = /```ts\n(.*?)```/s.exec(readme) ?? []
  await mkdir(path.join(folder, 'node_modules', '@commons'), { recursive: true })
  await symlink(built, path.join(folder, 'node_modules', '@commons', 'client'))
  const types = path.resolve(import.meta.dirname, '..', '..', '..', 'node_modules', '@types')
  await symlink(types, path.join(folder, 'node_modules', '@types'))
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(path.join(folder, 'bot.ts'), bot)
  const require = createRequire(import.meta.url)
  const compiler = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin', 'tsc')
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', 'node']
  execFileSync(process.execPath, [compiler, ...options, 'bot.ts'], { cwd: folder, stdio: 'pipe' })

  const here = await makeWorld()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await here.befriend(ada, bob)
  await here.as(ada).call('send_massage', { friend_id: bob.id, message: 'Before it ran' })
  const { token } = await withToken(here, bob, ['read', 'chat'])
  const running = spawn(process.execPath, ['bot.ts'], {
    cwd: folder,
    env: { ...process.env, COMMONS_URL: here.url, COMMONS_TOKEN: token },
    stdio: 'inherit',
  })
  try {
    const said = async () =>
      (await here.as(ada).call('chat_list', {})).users.flatMap(({ messages }) =>
        messages.map(({ text }) => text),
      )
    await until(async () => (await said()).includes('You said: Before it ran'))
    await here.as(ada).call('send_massage', { friend_id: bob.id, message: 'Hello' })
    await until(async () => (await said()).includes('You said: Hello'))
  } finally {
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill()
    await ended
  }
})
