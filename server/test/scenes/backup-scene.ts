/** Helpers for tests of backups: a member who posts, and comparisons of data. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CommonsProcess } from '../commons-process.ts'

/** Returns a hash of each of the product's main tables. */
export async function fingerprint({ ask }: CommonsProcess): Promise<string[]> {
  const tables = ['members', 'posts', 'objects', 'media', 'sessions', 'idempotency_keys']
  const found: string[] = []
  for (const table of tables) {
    const [row] = await ask<{ hash: string; count: number }>(
      `select md5(string_agg(t::text, ' ' order by t::text)) as hash, count(*)::int as count from ${table} t`,
    )
    found.push(`${table} ${row?.count} ${row?.hash}`)
  }
  return found
}

/**
 * Registers a member; returns a function that posts, with an optional picture, and resolves when that is
 * ready.
 */
export async function poster(url: string) {
  const email = `${randomUUID()}@example.org`
  const password = 'the quick brown marmot'
  const send = async (call: string, fields: Record<string, string | Blob>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    const isForm = Object.values(fields).some((value) => value instanceof Blob)
    const response = await fetch(`${url}/api/users/${call}`, {
      method: 'POST',
      ...(isForm
        ? { body }
        : { body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } }),
    })
    const answer = (await response.json()) as {
      user_data?: { id: number; api_key: string }
      recdata?: object[]
    }
    assert.equal(response.status, 200, JSON.stringify(answer))
    return answer
  }
  await send('register', { email, password, confirm_password: password, full_name: 'Greta Holm' })
  const { user_data } = await send('login', { email, password })
  const who = { user_id: String(user_data?.id), api_key: user_data?.api_key ?? '' }
  return async (message: string, file?: Blob) => {
    await send('add_post', { ...who, message, ...(file && { file }) })
    if (!file) return
    while ((await send('waiting_posts', who)).recdata?.length !== 0) await sleep(20)
  }
}

/** Flips one bit of a file; a second call restores it. */
export async function flip(file: string, at = 0.5): Promise<void> {
  const content = await fs.readFile(file)
  const place = Math.floor(content.length * at)
  content[place] = (content[place] ?? 0) ^ 1
  await fs.writeFile(file, content)
}
