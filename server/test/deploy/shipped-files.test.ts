/** The files of `deploy/` say what Commons knows: names of variables, commands, ports, and files beside them. */
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { listMisspelt, readConfig, variables } from '../../src/platform/config.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const deploy = path.join(root, 'deploy')
const read = (name: string) => readFileSync(path.join(deploy, name), 'utf8')

/** Of systemd's, Node's and PostgreSQL's image. */
const others = new Set([
  'NODE_COMPILE_CACHE',
  'NODE_DISABLE_COMPILE_CACHE',
  'POSTGRES_USER',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
  'DOMAIN',
])

function knows(name: string): boolean {
  return name in variables.shape || others.has(name)
}

const withoutComments = (text: string) => text.replaceAll(/^\s*[#;].*$/gm, '')

test('every variable is one of Commons’', () => {
  const compose = withoutComments(read('compose.yaml'))
  const named = [
    ...[...compose.matchAll(/(?:^\s+|\{ |, )([A-Z][A-Z0-9_]{2,}):\s/gm)].map(([, name = '']) => name),
    ...[...read('commons.env').matchAll(/^(?:# )?([A-Z0-9_]+)=/gm)].map(([, name = '']) => name),
    ...['commons.service', 'commons@.service', 'commons-backup.service'].flatMap((unit) =>
      [...read(unit).matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
        line.split(' ').map((each) => each.split('=')[0] ?? ''),
      ),
    ),
    ...[...read('Containerfile').matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((each) => each.split('=')[0] ?? ''),
    ),
    ...[...read('pgbouncer.ini').matchAll(/^; ([A-Z0-9_]+)=/gm)].map(([, name = '']) => name),
  ]
  assert(named.length > 40)
  assert.deepEqual(
    named.filter((name) => !knows(name)),
    [],
  )
})

test('what the environment file says is taken, and nothing of it is misspelt', () => {
  const lines = read('commons.env').matchAll(/^(?:# )?([A-Z0-9_]+)=(.*)$/gm)
  const env = Object.fromEntries([...lines].map(([, name = '', value]) => [name, value]))
  readConfig(env)
  assert.deepEqual(listMisspelt(env), [])
})

test('compose has what it substitutes, and its files, services and ports are there', () => {
  const compose = withoutComments(read('compose.yaml'))
  const offered = [...read('compose.env').matchAll(/^(?:# )?([A-Z0-9_]+)=/gm)].map(([, name]) => name)
  const substituted = new Set([...compose.matchAll(/\$\{([A-Z_0-9]+)/g)].map(([, name]) => name))
  assert.deepEqual([...substituted].toSorted(), offered.toSorted())
  for (const [, file = ''] of compose.matchAll(/(\.\/[\w.]+):/g))
    assert(existsSync(path.join(deploy, file)), file)
  for (const [, file = ''] of compose.matchAll(/dockerfile: (\S+?) /g))
    assert(existsSync(path.join(root, file)), file)
  const services = [...(compose.split(/^services:$/m)[1] ?? '').matchAll(/^ {2}([a-z0-9-]+):$/gm)].map(
    ([, name]) => name,
  )
  const upstreams = [...read('compose.Caddyfile').matchAll(/\b([a-z]+-\d):(\d+)/g)]
  assert.equal(upstreams.length, 2)
  for (const [, service, port] of upstreams) {
    assert(services.includes(service), service)
    assert.equal(Number(port), readConfig({}).PORT)
  }
  for (const [, host, port] of compose.matchAll(/(?:@|nats:\/\/|http:\/\/)([a-z0-9]+):(\d+)/g)) {
    assert(services.includes(host), host)
    assert.equal(Number(port), { postgres: 5432, nats: 4222, s3: 8333 }[host ?? ''])
  }
  assert.match(compose, /-s3\.port=8333/)
  const [endpoint = ''] = /http:\/\/s3:\S+/.exec(compose) ?? []
  assert.equal(readConfig({ S3_ENDPOINT: endpoint }).S3_ENDPOINT, endpoint)
  assert.throws(() => readConfig({ S3_ENDPOINT: 'http://s3.example/commons' }))
})

test('in compose, the processes that answer members share their folder: an upload’s pieces come to either', () => {
  const webs = [...read('compose.yaml').matchAll(/COMMONS_ROLE: web \}\n\s+volumes: \['([^']+)'\]/g)]
  assert.deepEqual(
    webs.map(([, volume]) => volume),
    ['web:/var/lib/commons', 'web:/var/lib/commons'],
  )
})

test('passwords get into neither git nor the image, nor to other users', () => {
  const lines = (file: string) => readFileSync(path.join(root, file), 'utf8').split('\n')
  assert(lines('.gitignore').includes('.env'))
  assert(lines('deploy/Containerfile.dockerignore').includes('**/.env'))
  assert.match(read('compose.yaml'), /install -m 0600 deploy\/compose\.env deploy\/\.env/)
})

const page = readFileSync(path.join(root, 'docs/operations.md'), 'utf8')

test('the relay of compose lets nobody where the page’s doesn’t', () => {
  const denied = (text: string) => [...text.matchAll(/denied-peer-ip=([^\s'"]+)/g)].map(([, peers]) => peers)
  const quotas = (text: string) => text.match(/\b(?:user|total)-quota=\d+/g)
  const compose = withoutComments(read('compose.yaml'))
  assert.deepEqual(denied(compose), denied(page))
  assert.equal(denied(page).length, 13)
  assert.deepEqual(quotas(compose), quotas(page))
  assert.equal(quotas(page)?.length, 2)
})

test('the page puts Commons where the units look for it', () => {
  const wanted = units
    .filter((unit) => unit.endsWith('.service'))
    .map((unit) => /^WorkingDirectory=(.*)$/m.exec(read(unit))?.[1])
  assert.deepEqual(new Set(wanted), new Set(['/opt/commons/current']))
  const said = [...page.matchAll(/(\/[\w/]*\/)current\b/g)].map(([, folder]) => folder)
  assert(said.length > 4)
  assert.deepEqual(new Set(said), new Set(['/opt/commons/']))
  assert.match(page, /^cd \/opt\/commons$/m)
  for (const unit of units)
    assert(unit.startsWith('commons-backup.') || page.includes(`deploy/${unit}`), unit)
})

test('the image is built by commands that there are, for one Node', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const container = read('Containerfile')
  for (const [, command = ''] of withoutComments(container).matchAll(/npm run ([a-z:-]+)/g))
    assert(command in scripts, command)
  for (const [, version] of container.matchAll(/node:(\d+)-/g)) assert.equal(version, '24')
  assert(existsSync(path.join(root, 'tools/launch.mjs')))
  assert(existsSync(path.join(deploy, 'Containerfile.dockerignore')))
})

const units = readdirSync(deploy).filter((name) => /\.(?:service|timer)$/.test(name))
const withoutSystemd =
  spawnSync('systemd-analyze', ['--version']).error === undefined ? false : 'systemd-analyze is not installed'

test('systemd takes the units, and shuts them in', { skip: withoutSystemd }, async () => {
  assert.equal(units.length, 4)
  const folder = await mkdtemp(path.join(tmpdir(), 'commons-units-'))
  try {
    // Node may be elsewhere here.
    for (const unit of units)
      await writeFile(path.join(folder, unit), read(unit).replaceAll('/usr/bin/node', process.execPath))
    const files = units.map((unit) => path.join(folder, unit.replace('@.', '@web-1.')))
    await writeFile(path.join(folder, 'commons@web-1.service'), await readUnit(folder, 'commons@.service'))
    const said = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], { encoding: 'utf8' })
    const ours = said.stderr.split('\n').filter((line) => line.includes('commons'))
    assert.deepEqual(ours, [])
    for (const unit of files.filter((file) => file.endsWith('.service')))
      execFileSync('systemd-analyze', ['security', '--offline=true', '--threshold=25', unit], {
        stdio: 'ignore',
      })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

const readUnit = async (folder: string, unit: string) => readFileSync(path.join(folder, unit), 'utf8')

test('the units shut their processes in alike', () => {
  const sandboxOf = (unit: string) =>
    read(unit)
      .split('\n\n')
      .find((part) => part.startsWith('# It may write'))
  const [first, ...rest] = units.filter((unit) => unit.endsWith('.service')).map(sandboxOf)
  assert(first)
  for (const each of rest) assert.equal(each?.trim(), first.trim())
})
