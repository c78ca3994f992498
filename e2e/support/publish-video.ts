/** Videos of the video site, published without a browser. */
import { expect } from '@playwright/test'
import { jpeg } from '../../server/test/files/pictures.ts'
import { mp4Bytes } from '../../server/test/files/videos.ts'
import { type Member, password } from './world.ts'

/** Publishes a video of eight seconds; it is ready some time later. Returns its id. */
export async function publishVideo(
  url: string,
  member: Member,
  title: string,
  description: string,
): Promise<number> {
  const file = await mp4Bytes({ seconds: 8, width: 320, height: 180, fps: 10, audio: true })
  return publish(url, member, { title, description }, new File([new Uint8Array(file)], 'a.mp4'))
}

/** Publishes a picture as a video, which is ready sooner. Returns its id. */
export async function publishPicture(
  url: string,
  member: Member,
  title: string,
  description: string,
): Promise<number> {
  const file = await jpeg(320, 180)
  return publish(url, member, { title, description }, new File([file], 'a.jpg'))
}

async function publish(
  url: string,
  { id, email }: Member,
  words: { readonly title: string; readonly description: string },
  file: File,
): Promise<number> {
  const login = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { user_data } = (await login.json()) as { user_data: { api_key: string } }
  const form = new FormData()
  const fields = { user_id: String(id), api_key: user_data.api_key, ...words }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  const response = await fetch(`${url}/api/users/add_video`, { method: 'POST', body: form })
  expect(response.status).toBe(200)
  const { recdata } = (await response.json()) as { recdata: { video_id: number } }
  return recdata.video_id
}
