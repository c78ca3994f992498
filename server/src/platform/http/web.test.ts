/** Files of the web client's builds, while processes of two versions run beside each other. */
import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { world } from '../../../test/world.ts'
import { mountErrors } from './errors.ts'
import { mountWeb } from './web.ts'

test('a process started with one build serves the files of the next one, too', async () => {
  const { platform } = await world()
  const dist = await mkdtemp(path.join(tmpdir(), 'commons-dist-'))
  const build = async (name: string) => {
    await mkdir(path.join(dist, name, 'assets'), { recursive: true })
    const files = { 'index.html': name, 'manifest.webmanifest': '{}', [`assets/${name}-x1.js`]: name }
    for (const [file, text] of Object.entries(files)) await writeFile(path.join(dist, name, file), text)
  }
  await build('one')
  // As the models that blur backgrounds, which are several files of one version.
  await mkdir(path.join(dist, 'one', 'assets', 'blur-1.0'))
  await writeFile(path.join(dist, 'one', 'assets', 'blur-1.0', 'model.js'), 'model')
  const app = Fastify()
  after(async () => {
    await app.close()
    await rm(dist, { recursive: true, force: true })
  })
  app.decorateRequest('language')
  app.decorateRequest('errorLabel')
  mountErrors(app, { ...platform, isAbsent: () => false })
  const { settings, announcements } = platform
  await mountWeb(app, { webRoot: path.join(dist, 'one'), settings, announcements })
  const read = async (url: string) => {
    const { statusCode, body, headers } = await app.inject({ url })
    return [statusCode, statusCode === 200 ? body : undefined, headers['cache-control']]
  }
  const forEver = 'public, max-age=31536000, immutable'
  assert.deepEqual(await read('/assets/one-x1.js'), [200, 'one', forEver])

  assert.deepEqual(await read('/assets/blur-1.0/model.js'), [200, 'model', forEver])

  await writeFile(path.join(dist, 'one', 'assets', 'one-x1.js.br'), brotliCompressSync('compressed'))
  const answersTo = async (accepted: string) => {
    const headers = { 'accept-encoding': accepted }
    const answer = await app.inject({ url: '/assets/one-x1.js', headers })
    const said = ['content-encoding', 'content-type', 'cache-control', 'vary'].map(
      (name) => answer.headers[name],
    )
    return [answer.rawPayload.toString('latin1'), ...said]
  }
  const script = ['application/javascript; charset=utf-8', forEver, 'accept-encoding']
  const packed = brotliCompressSync('compressed').toString('latin1')
  assert.deepEqual(await answersTo('gzip, deflate, br, zstd'), [packed, 'br', ...script])
  assert.deepEqual(await answersTo('gzip, br;q=0'), ['one', undefined, ...script])

  await build('two')
  // Nothing of it before it is whole.
  assert.deepEqual((await read('/assets/two-x1.js')).slice(0, 2), [404, undefined])
  await writeFile(path.join(dist, 'two.json'), '{}')
  assert.deepEqual(await read('/assets/two-x1.js'), [200, 'two', forEver])
  await writeFile(path.join(dist, 'secret'), 'secret')
  for (const name of ['none-x1.js', '..%2Findex.html', '..%2F..%2Fsecret', '../../secret', '', '.'])
    assert.equal((await read(`/assets/${name}`))[0], 404, name)
})
