/**
 * Runs a world that logs everything, with calls that succeed and fail, for the test of what logs may contain.
 * Standard output is the log; standard error lists what must not be in it.
 */
import { rm } from 'node:fs/promises'
import { multipartBody, multipartType } from './fakes/multipart-body.ts'
import { png } from './files/pictures.ts'
import { sendRaw } from './fakes/raw-request.ts'
import { makeSurvey } from './scenes/surveys-scene.ts'
import { call } from './wire/wire.ts'
import { makeWorld, password } from './world.ts'

const here = await makeWorld({ env: { LOG_LEVEL: 'trace' } })
const [ada, bob] = [await here.person('Ada Secretname'), await here.person('Bob')]
const credentials = { user_id: ada.id, api_key: ada.apiKey }
const words = 'what Ada wrote for nobody else'

const { user_data } = await here.as().call('login', { email: bob.email, password })
const { recdata } = await here.as(ada).call('add_post', { message: words, post_type: 'private' })
await here.as(ada).call('add_post', { message: words }, { file: await png() })
await here.as().send('login', { email: ada.email, password: `${password} mistyped` })
const code = 'c0de5ec7e7'.padEnd(32, '7')
const { id: voting_title_id } = await makeSurvey(here, ada, { is_secret: 1 })
await here.as(await here.person('Eve')).call('user_voting', { voting_title_id, option_id: 1, code })
await here.as(ada).send('user_voting', { voting_title_id, option_id: 2, code })
await here
  .as()
  .send('register', { full_name: 'Ada Secretname', email: ada.email, password, confirm_password: password })
const requests = [
  call('timeline', `{"api_key":"${ada.apiKey}",`),
  call('add_post', { ...credentials, message: 'a\0b' }),
  call('add_post', multipartBody([{ name: 'api_key', value: ada.apiKey }]).subarray(0, -9), multipartType()),
  call('timeline', credentials, { 'content-type': 'text/html', cookie: `commons_session=${ada.apiKey}` }),
  { method: 'GET', path: `/api/users/timeline?api_key=${ada.apiKey}` },
  {
    method: 'GET',
    path: `/${ada.apiKey}?password=${encodeURIComponent(password)}`,
    headers: { authorization: ada.apiKey },
  },
]
for (const request of requests) await sendRaw(here.url, request)

// Without these tables the calls fail inside the server, which logs the failure.
await here.platform.database.pool.query('alter table reactions rename to gone')
const failed = await sendRaw(here.url, call('post_like', { ...credentials, post_id: recdata.post_id }))
await here.platform.database.pool.query('alter table survey_ballots rename to gone_ballots')
await here.as(ada).send('user_voting', { voting_title_id, option_id: 2, code })
// The database's own error contains the text that it refuses.
await here.platform.database.pool.query(`alter table posts add check (message not like 'nobody%')`)
await sendRaw(here.url, call('add_post', { ...credentials, message: `nobody ${words}` }))

const secrets = [
  ada.apiKey.split('.')[1],
  user_data.api_key.split('.')[1],
  password,
  encodeURIComponent(password),
]
const private_ = [ada.email, bob.email, ada.name, words, code]
process.stderr.write(JSON.stringify({ secrets: [...secrets, ...private_], failed: failed.text }))

await here.app.close()
await here.platform.close()
await rm(here.platform.config.DATA_DIR, { recursive: true, force: true })
await new Promise((resolve) => here.platform.log.flush(resolve))
// The test runner's hooks would wait for a test that doesn't exist.
process.exit(0)
