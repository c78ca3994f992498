/** The shipped settings of proxies, in front of processes: what gets through them, and what doesn't. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { request } from 'node:https'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { commonsProcess, type CommonsProcess } from '../commons-process.ts'
import { jpeg } from '../files/pictures.ts'
import { mp4Bytes } from '../files/videos.ts'
import { isLong, onlyLong } from '../long.ts'
import { openPage } from '../page.ts'
import { freePort } from '../programs.ts'
import { until } from '../until.ts'
import { uploader } from '../uploads.ts'
import { password, type Person, voice } from '../world.ts'
import { type DurablePostgres, durablePostgres } from './durable-postgres.ts'
import { proxies, type ProxyProcess, proxyProcess, without } from './proxy-process.ts'
import { placeAt, register } from './two-members.ts'

const skipped = proxies.map(without)
const megabyte = 1024 * 1024
/** More than proxies take by default, and than they keep in memory. */
const filmBytes = (isLong ? 30 : 4) * megabyte

describe('a file store that is away', { skip: without('nginx') }, () => {
  test('nginx passes on each 503 about a file, and all else goes on', async (t) => {
    const answering = () =>
      createServer((asked, answer) => {
        asked.resume()
        answer.writeHead(asked.url?.startsWith('/media/') ? 503 : 200).end('of Commons')
      })
    const servers = [answering(), answering()] as const
    for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening')
    const portOf = (server: (typeof servers)[0]) => {
      const address = server.address()
      return typeof address === 'object' && address ? address.port : 0
    }
    const [port, plainPort] = await Promise.all([freePort(), freePort()])
    const running = await proxyProcess('nginx', {
      port,
      plainPort,
      upstreams: [portOf(servers[0]), portOf(servers[1])],
    })
    await running.start()
    t.after(async () => {
      await running.stop()
      for (const server of servers) server.close().closeAllConnections()
    })
    for (let i = 0; i < 3; i++) {
      const file = await fetch(`https://localhost:${port}/media/${i}`)
      assert.deepEqual([file.status, await file.text()], [503, 'of Commons'])
      const call = await fetch(`https://localhost:${port}/api/users/timeline`, { method: 'POST', body: '{}' })
      assert.deepEqual([call.status, await call.text()], [200, 'of Commons'])
    }
  })
})

describe('behind a proxy', { skip: skipped.every((why) => why !== false) && skipped[0] }, () => {
  let postgres: DurablePostgres
  let port: number
  let plainPort: number
  let url: string
  /** A second one takes as long to start as all tests of both proxies. */
  let processes: readonly [CommonsProcess, ...CommonsProcess[]]
  let ada: Person
  let film: Uint8Array

  before(
    async () => {
      ;[postgres, port, plainPort] = await Promise.all([durablePostgres(), freePort(), freePort()])
      url = `https://localhost:${port}`
      const env = {
        DATABASE_URL: postgres.address,
        DATA_DIR: postgres.files,
        NODE_ENV: 'production',
        PUBLIC_URL: url,
        TRUST_PROXY: '1',
        ...(isLong && { DRAIN_SECONDS: '3' }),
      }
      processes = [await commonsProcess(env), ...(isLong ? [await commonsProcess(env)] : [])]
      await Promise.all(processes.map((each) => each.start()))
      ada = await register(processes[0].url, 'Ada')
      await voice(processes[0].url, ada).call('update_session_setting', { several_devices: 1 })
      film = await longFilm(filmBytes)
    },
    { timeout: 60_000 },
  )
  after(async () => {
    await Promise.all((processes ?? []).map((each) => each.remove()))
    await postgres?.remove()
  })

  for (const proxy of proxies) {
    describe(proxy, { skip: without(proxy) }, () => {
      let running: ProxyProcess
      before(async () => {
        const [one, other] = processes.map((each) => Number(new URL(each.url).port))
        running = await proxyProcess(proxy, { port, plainPort, upstreams: [one ?? 0, other ?? one ?? 0] })
        await running.start()
      })
      after(() => running?.stop())

      test('pages, calls and https', async () => {
        const health = await fetch(`${url}/livez`)
        assert.equal(health.status, 200)
        assert.equal(health.headers.get('strict-transport-security'), 'max-age=31536000')
        await voice(url, ada).call('timeline', {})
        const plain = await fetch(`http://localhost:${plainPort}/a/page`, { redirect: 'manual' })
        assert(plain.status === 301 || plain.status === 308)
        assert.match(plain.headers.get('location') ?? '', /^https:\/\/localhost[:/]/)
      })

      test('a login of a browser: its cookie is Secure, its address its own, whatever it says', async () => {
        const answers = await Promise.all(
          ['127.0.7.2', '127.0.9.2'].map((localAddress, i) =>
            askFrom(
              localAddress,
              port,
              'login',
              { email: ada.email, password },
              {
                origin: url,
                ...(i === 1 && {
                  'x-forwarded-for': '198.51.100.7, 198.51.100.8',
                  forwarded: 'for=198.51.100.7',
                  'x-real-ip': '198.51.100.7',
                }),
              },
            ),
          ),
        )
        for (const { status, cookies } of answers) {
          assert.equal(status, 200)
          assert(
            cookies.some((each) => each.startsWith('__Host-commons_session=') && /; Secure/.test(each)),
            String(cookies),
          )
        }
        const { recdata } = await voice(url, ada).call('session_list', {})
        const said = JSON.stringify(recdata)
        assert.match(said, /127\.0\.7\.0/)
        assert.match(said, /127\.0\.9\.0/)
        assert.doesNotMatch(said, /198\.51/)
        const foreign = await askFrom(
          '127.0.7.2',
          port,
          'show_language',
          {},
          { origin: 'https://evil.example' },
        )
        assert.equal(foreign.status, 403)
      })

      test('a film in one body, and in pieces', { timeout: 60_000 }, async () => {
        const file = new Blob([new Uint8Array(film)], { type: 'video/mp4' })
        const { recdata } = await voice(url, ada).call('add_post', { message: proxy }, { file })
        const upload_id = await uploader(url, ada).whole(film, 4)
        await voice(url, ada).call('add_post', { message: `${proxy} again`, upload_id })
        assert((await voice(url, ada).call('post_detail', { post_id: recdata.post_id })).recdata.file_state)
      })

      test('a part of a file', async () => {
        const file = await jpeg(300, 200)
        const { recdata } = await voice(url, ada).call('add_post', { message: 'pictured' }, { file })
        let address: string | null = null
        await until(async () => {
          const { recdata: post } = await voice(url, ada).call('post_detail', { post_id: recdata.post_id })
          address = post.file_state === 'ready' ? post.file : null
          return address !== null
        })
        const part = await fetch(new URL(String(address), url), { headers: { range: 'bytes=10-109' } })
        assert.equal(part.status, 206)
        assert.equal((await part.arrayBuffer()).byteLength, 100)
        assert.match(part.headers.get('content-range') ?? '', /^bytes 10-109\//)
      })

      test('what Commons refuses by its first bytes is refused, not cut off', async () => {
        const { status, body } = await voice(url, ada).send(
          'add_post',
          { message: 'no film' },
          { file: new Blob([new Uint8Array(6 * megabyte)], { type: 'video/mp4' }) },
        )
        assert.equal(status, 200 <= status && status < 500 ? status : 0, JSON.stringify(body))
        assert.equal(body['code'], false)
      })

      test('a socket, with hints of either process', async () => {
        const page = await openPage(placeAt(url), ada, ['feed'])
        await voice(processes[0].url, ada).call('add_post', { message: 'hint' })
        await page.hearHint('feed')
        for (const other of processes.slice(1)) {
          await voice(other.url, ada).call('add_post', { message: 'another' })
          await page.hearHint('feed')
        }
        page.leave()
      })

      test(
        'a process that stops and starts again costs no call',
        { ...onlyLong, timeout: 90_000 },
        async () => {
          const [, other] = processes
          assert(other)
          const refused: string[] = []
          const over = new AbortController()
          let sent = 0
          const callers = Array.from({ length: 4 }, async (_, caller) => {
            for (let i = 0; !over.signal.aborted; i++) {
              const answer =
                caller === 0
                  ? voice(url, ada).send('add_post', {
                      message: 'on',
                      idempotency_key: `${proxy}-${caller}-${i}-of-restart`,
                    })
                  : voice(url, ada).send('timeline', {})
              await answer.then(
                ({ status, body }) => status !== 200 && refused.push(`${status} ${String(body['error'])}`),
                (error: unknown) => refused.push(String(error)),
              )
              sent++
              await sleep(10)
            }
          })
          await sleep(200)
          await other.stop()
          await sleep(100)
          await other.start()
          await sleep(1_500)
          over.abort()
          await Promise.all(callers)
          // Commons says 503 while it stops, and a proxy that a connection was closed by it; clients repeat these.
          const hard = refused.filter(
            (each) => !/^503 shutting_down|^SyntaxError: Unexpected token '<'/.test(each),
          )
          assert.deepEqual(hard, [], running.said())
          assert(refused.length < sent / 20, `${refused.length} of ${sent}`)
        },
      )
    })
  }
})

/** A film that is mostly a box that players skip. */
async function longFilm(bytes: number): Promise<Uint8Array> {
  const made = await mp4Bytes({ seconds: 1, width: 160, height: 120 })
  const filling = Buffer.alloc(bytes - made.length)
  filling.writeUInt32BE(filling.length, 0)
  filling.write('free', 4, 'latin1')
  return new Uint8Array(Buffer.concat([made, filling]))
}

interface Said {
  readonly status: number
  readonly cookies: readonly string[]
}

/** Makes a call from another address of this machine, as a browser there. */
function askFrom(
  localAddress: string,
  port: number,
  call: string,
  input: object,
  headers: Record<string, string>,
): Promise<Said> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: 'localhost',
        family: 4,
        localAddress,
        port,
        method: 'POST',
        path: `/api/users/${call}`,
        headers: { 'content-type': 'application/json', ...headers },
        agent: false,
      },
      (incoming) => {
        incoming.resume()
        incoming.once('end', () =>
          resolve({ status: incoming.statusCode ?? 0, cookies: incoming.headers['set-cookie'] ?? [] }),
        )
      },
    )
    outgoing.once('error', reject)
    outgoing.end(JSON.stringify(input))
  })
}
