import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nsfwReasons } from '@commons/contract/shared/nsfw.ts'
import { world } from '../../../../test/world.ts'

test('a visitor gets the reasons, with labels in the language that they ask for', async () => {
  const { url } = await world()
  const reasons = async (language?: string) => {
    const response = await fetch(`${url}/api/users/nsfw`, {
      headers: language === undefined ? {} : { 'accept-language': language },
    })
    const body = (await response.json()) as { recdata: Array<{ nsfw: string; label: string }> }
    assert.deepEqual(
      body.recdata.map(({ nsfw }) => nsfw),
      nsfwReasons,
    )
    return body.recdata.map(({ label }) => label)
  }
  assert.deepEqual(await reasons(), [...nsfwReasons])
  assert.deepEqual((await reasons('cs')).slice(0, 2), ['Nahota', 'Pornografie'])
})
