import type { Request } from '../../../api/call.ts'

const names = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
] as const

export type Asked = Request<'app_request'>

/** Returns what an app's link asks for, as it is: the server says what is wrong with it. */
export const askedBy = (search: Readonly<Record<string, string>>): Asked =>
  Object.fromEntries(
    names.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])),
  ) as unknown as Asked
