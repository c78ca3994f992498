/** Clients that hey-api and orval make of the OpenAPI description compile, post a picture and read a refusal. */
import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { generate } from 'orval'
import { runNode, scriptOf } from './run.ts'
import { jpeg } from '../server/test/files/pictures.ts'
import { withToken } from '../server/test/scenes/tokens-scene.ts'
import { type Person, world, type World } from '../server/test/world.ts'

// hey-api writes with the compiler that TypeScript has no more since version 7.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'typescript' ? 'typescript-5' : specifier, {
      ...context,
      ...(specifier === 'typescript' && { parentURL: import.meta.url }),
    }),
})
const { createClient } = await import('@hey-api/openapi-ts')

let here: World
let ada: Person
let folder: string
let description: string

before(async () => {
  here = await world()
  ada = await here.person('Ada')
  folder = await mkdtemp(path.join(tmpdir(), 'commons-clients-'))
  description = path.join(folder, 'openapi.json')
  await writeFile(description, await (await fetch(`${here.url}/api/openapi.json`)).text())
  // Node takes what is generated for modules.
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
})
after(() => rm(folder, { recursive: true, force: true }))

async function compiles(file: string): Promise<void> {
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions']
  const target = ['--target', 'es2023', '--module', 'nodenext', '--lib', 'es2023,dom,dom.iterable']
  const { code, output } = await runNode([scriptOf('typescript', 'tsc'), ...options, ...target, file])
  assert.equal(code, 0, output.slice(0, 2_000))
}

/** Fails unless this post of Ada has its words and its picture. */
async function hasPicture(post_id: number): Promise<void> {
  await here.processMedia()
  const { recdata } = await here.as(ada).call('post_detail', { post_id })
  assert.deepEqual([recdata.message, recdata.files[0]?.file_type], ['Fresh bread', 'image'])
}

interface Posted {
  readonly code: boolean
  readonly error?: string
  readonly recdata?: { readonly post_id: number }
}

const credentials = () => ({ user_id: ada.id, api_key: ada.apiKey })
const sent = async () => ({ ...credentials(), message: 'Fresh bread', file: await jpeg(160, 90) })

test('a client by hey-api', async () => {
  const output = path.join(folder, 'hey')
  await createClient({
    input: description,
    output: { path: output, module: { extension: '.ts' } },
    logs: { level: 'silent' },
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
  })
  await compiles(path.join(output, 'index.ts'))
  const calls = (await import(pathToFileURL(path.join(output, 'sdk.gen.ts')).href)) as Record<
    'addPost' | 'postDetail',
    (asked: { baseUrl: string; auth?: string; body: object }) => Promise<{ data?: Posted; error?: Posted }>
  >
  const { data } = await calls.addPost({ baseUrl: here.url, body: await sent() })
  await hasPicture(data?.recdata?.post_id ?? assert.fail())
  const refused = await calls.postDetail({ baseUrl: here.url, body: { ...credentials(), post_id: 999_999 } })
  assert.deepEqual([refused.error?.code, refused.error?.error], [false, 'post_not_found'])
  // As a bot, which has nothing but its token.
  const { token: auth } = await withToken(here, ada, ['write'])
  const file = await jpeg(160, 90)
  const posted = await calls.addPost({ baseUrl: here.url, auth, body: { message: 'Fresh bread', file } })
  await hasPicture(posted.data?.recdata?.post_id ?? assert.fail())
  const beyond = await calls.postDetail({ baseUrl: here.url, auth, body: { post_id: 1 } })
  assert.equal(beyond.error?.error, 'scope_needed')
})

test('a client by orval', async () => {
  const target = path.join(folder, 'orval.ts')
  await generate(
    {
      input: { target: description },
      output: { target, client: 'fetch', mode: 'single', baseUrl: here.url },
    },
    folder,
  )
  assert.ok((await readFile(target, 'utf8')).includes('FormData'))
  await compiles(target)
  const calls = (await import(pathToFileURL(target).href)) as Record<
    'addPost' | 'postDetail',
    (body: object) => Promise<{ status: number; data: Posted }>
  >
  const { data } = await calls.addPost(await sent())
  await hasPicture(data.recdata?.post_id ?? assert.fail())
  const refused = await calls.postDetail({ ...credentials(), post_id: 999_999 })
  assert.deepEqual([refused.status, refused.data.code, refused.data.error], [404, false, 'post_not_found'])
})
