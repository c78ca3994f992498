import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { jpeg } from '../../../test/files/pictures.ts'
import { makeWorld, type Person, type World, world } from '../../../test/world.ts'

const width = 400
const height = 300
const middle = { x: 50, y: 0, width: 300, height: 300 }

/** Makes pixels that tell their position: red across, green down. */
function gradient(): Buffer {
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data.set([(x * 255) / width, (y * 255) / height, 128], (y * width + x) * 3)
  return data
}

/** Returns the gradient as a camera in this orientation stores it. */
async function photograph(orientation: number): Promise<Blob> {
  const turn = { 1: 0, 3: 180, 6: 270, 8: 90 }[orientation] ?? 0
  const upright = sharp(gradient(), { raw: { width, height, channels: 3 } })
  const turned = sharp(await upright.rotate(turn).png().toBuffer())
  const bytes = await turned.jpeg({ quality: 98 }).withMetadata({ orientation }).toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
}

async function faceOf({ as, url }: World, viewer: Person, of: Person): Promise<Buffer> {
  const { recdata } = await as(viewer).call('avatar_banner', { view_user_id: of.id })
  const answer = await fetch(new URL(recdata.avatar ?? assert.fail('no face'), url))
  assert.equal(answer.status, 200)
  return Buffer.from(await answer.arrayBuffer())
}

for (const orientation of [1, 3, 6, 8])
  test(`the crop of a picture held as ${orientation} is pixel by pixel what was chosen`, async () => {
    const here = await world()
    const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
    const crop = { x: 150, y: 60, width: 200, height: 200 }
    await here.as(ada).call('profile_pic_update', crop, { profile_pic: await photograph(orientation) })
    const face = await sharp(await faceOf(here, bob, ada))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    // The width of every face.
    const side = 256
    assert.deepEqual([face.info.width, face.info.height], [side, side])
    const scale = crop.width / side
    for (let y = 0; y < side; y += 5)
      for (let x = 0; x < side; x += 5) {
        const seen = [...face.data.subarray((y * side + x) * 3).subarray(0, 3)]
        const wanted = [((crop.x + x * scale) * 255) / width, ((crop.y + y * scale) * 255) / height, 128]
        for (const [i, value] of wanted.entries())
          assert(
            Math.abs(value - (seen[i] ?? 999)) <= 8,
            `at ${x}, ${y}: ${String(seen)} and not ${String(wanted)}`,
          )
      }
  })

test('everybody sees the new picture at once, wherever one’s face stands, and the old one is gone', async () => {
  const here = await makeWorld()
  const { as } = here
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { post_id } = (await as(ada).call('add_post', { message: 'look' })).recdata
  await as(ada).call('post_comment', { post_id, comment: 'at me' })
  const seen = async () => {
    const [post] = (await as(bob).call('timeline', {})).recdata
    const { recdata } = await as(bob).call('avatar_banner', { view_user_id: ada.id })
    return [post?.profile_pic, post?.comments[0]?.profile_pic, recdata.avatar]
  }
  assert.deepEqual(await seen(), [null, null, null])
  await as(ada).call('profile_pic_update', middle, { profile_pic: await jpeg() })
  const [first] = await seen()
  assert.match(first ?? '', /^\/media\//)
  assert.deepEqual(await seen(), [first, first, first])
  await as(ada).call('profile_pic_update', middle, { profile_pic: await jpeg() })
  const [second] = await seen()
  assert.notEqual(second, first)
  assert.deepEqual(await seen(), [second, second, second])
  await here.removeFiles()
  assert.equal((await fetch(new URL(first ?? '', here.url))).status, 404)
})

test('a cover has its own shape', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const crop = { x: '0', y: '100', width: '400', height: '100' }
  await here.as(ada).call('background_update', crop, { file: await photograph(1) })
  const { recdata } = await here.as(ada).call('avatar_banner', {})
  const answer = await fetch(new URL(recdata.background_image ?? '', here.url))
  const { width: wide, height: high } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  assert.deepEqual([wide, high], [1440, 360])
})

test('what is no picture, or no part of one, is refused by name and leaves nothing', async () => {
  const here = await makeWorld()
  const { as } = here
  const ada = await here.person('Ada')
  const profile_pic = await photograph(1)
  for (const [wrong, field] of [
    [{ x: 300, width: 200 }, 'width'],
    [{ y: 299, height: 2 }, 'height'],
    [{ width: 3 }, 'width'],
    [{ x: 500 }, 'width'],
    [{ x: -1 }, 'x'],
    [{ height: 'all' as never }, 'height'],
    [{ y: undefined as never }, 'y'],
  ] as const) {
    const crop = { ...middle, ...wrong }
    const { body } = await as(ada).isRefused('profile_pic_update', crop, 'invalid_fields', { profile_pic })
    assert.deepEqual(Object.keys(body['fields'] as object), [field], JSON.stringify(crop))
  }
  await as(ada).isRefused('profile_pic_update', middle, 'picture_missing')
  await as(ada).isRefused('profile_pic_update', middle, 'file_kind_unsupported', {
    profile_pic: new Blob(['no picture']),
  })
  await as().isRefused(
    'profile_pic_update',
    { ...middle, user_id: 1, api_key: 'x' } as never,
    'session_unknown',
    {
      profile_pic,
    },
  )
  assert.equal((await as(ada).call('avatar_banner', {})).recdata.avatar, null)
  const { rows } = await here.platform.database.pool.query('select from media')
  assert.equal(rows.length, 0)
})
