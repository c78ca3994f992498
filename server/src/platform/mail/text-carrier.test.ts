/** Text messages to a gateway: as its operator described it, none of them twice. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { atEndOfFile } from '../../../test/end-of-file.ts'
import { makeWorld, type World } from '../../../test/world.ts'

interface Taken {
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** Opens a gateway that answers with these statuses in turn, the last one for good; 0 hangs up. */
async function openGateway(...statuses: number[]) {
  const taken: Taken[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      taken.push({ url: request.url ?? '', headers: request.headers, body })
      const status = statuses[Math.min(taken.length, statuses.length) - 1] ?? 200
      if (status === 0) request.socket.destroy()
      else response.writeHead(status).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    server.close()
  }
  atEndOfFile(close)
  return { close, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, taken }
}

const mobile = '+420601000999'

/** Asks for a code; returns the id of its message. */
async function ask(here: World): Promise<string> {
  await here.as(await here.person('Ada')).call('send_phone_code', { mobile })
  const { db } = here.platform.database
  const { id } = await db
    .selectFrom('mails')
    .select('id')
    .where('address', '=', mobile)
    .executeTakeFirstOrThrow()
  return id
}

const stateOf = async (here: World, id: string) => {
  const { db } = here.platform.database
  const row = await db.selectFrom('mails').select('state').where('id', '=', id).executeTakeFirst()
  return row?.state
}

test('a gateway gets JSON and a bearer’s token, once', async () => {
  const gateway = await openGateway(202)
  const here = await makeWorld({ env: { SMS_URL: `${gateway.url}/send`, SMS_TOKEN: 'a-token' } })
  const id = await ask(here)
  await Promise.all([here.platform.mail.deliver(id), here.platform.mail.deliver(id)])
  await here.platform.mail.deliver(id)
  assert.equal(gateway.taken.length, 1)
  const [{ url, headers, body } = assert.fail()] = gateway.taken
  assert.deepEqual(
    [url, headers.authorization, headers['content-type']],
    ['/send', 'Bearer a-token', 'application/json'],
  )
  const sent = JSON.parse(body) as { to: string; text: string }
  assert.equal(sent.to, mobile)
  assert.match(sent.text, /^\d{6} is your Commons code/)
  assert.equal(await stateOf(here, id), 'sent')
})

test('a gateway gets a form, or parts of its address, as it wants them', async () => {
  const gateway = await openGateway()
  const env = {
    SMS_URL: `${gateway.url}/?to={to}`,
    SMS_BODY: 'To={to}&From=Commons&Body={text}',
    SMS_TOKEN: 'Basic YTpi',
  }
  const here = await makeWorld({ env })
  await here.platform.mail.deliver(await ask(here))
  const [{ url, headers, body } = assert.fail()] = gateway.taken
  assert.deepEqual([url, headers.authorization], ['/?to=%2B420601000999', 'Basic YTpi'])
  const form = new URLSearchParams(body)
  assert.deepEqual([form.get('To'), form.get('From')], [mobile, 'Commons'])
  assert.match(form.get('Body') ?? '', /It works for 10 minutes/)
})

test('a busy gateway is asked again, with another code; one that refuses or hangs up is not', async () => {
  const busy = await openGateway(503, 200)
  const here = await makeWorld({ env: { SMS_URL: busy.url } })
  const id = await ask(here)
  await assert.rejects(here.platform.mail.deliver(id), /status 503/)
  assert.equal(await stateOf(here, id), 'waiting')
  await here.platform.mail.deliver(id)
  assert.equal(await stateOf(here, id), 'sent')

  for (const [status, state] of [
    [400, 'failed'],
    [0, 'unsure'],
  ] as const) {
    const gateway = await openGateway(status)
    const other = await makeWorld({ env: { SMS_URL: gateway.url } })
    const message = await ask(other)
    await other.platform.mail.deliver(message)
    await other.platform.mail.deliver(message)
    assert.deepEqual([await stateOf(other, message), gateway.taken.length], [state, 1])
  }

  const gone = await openGateway()
  await gone.close()
  const away = await makeWorld({ env: { SMS_URL: gone.url } })
  const waiting = await ask(away)
  await assert.rejects(away.platform.mail.deliver(waiting), /could not be reached/)
  assert.equal(await stateOf(away, waiting), 'waiting')
})
