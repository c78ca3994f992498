/** Members of processes that have no world: they register as anybody does. */
import { password, type Person, voice } from '../world.ts'

/** Registers a member at `url`, and logs in there. */
export async function register(url: string, name: string): Promise<Person> {
  const email = `${name.toLowerCase()}@example.org`
  const account = { full_name: name, email, password, confirm_password: password }
  await voice(url, undefined).call('register', account)
  const { user_data } = await voice(url, undefined).call('login', { email, password })
  return { id: user_data.id, apiKey: user_data.api_key, name, email, username: user_data.username }
}

/** Returns a process as `openPage` wants it. */
export const placeAt = (url: string) => ({ url, as: (person?: Person) => voice(url, person) })
