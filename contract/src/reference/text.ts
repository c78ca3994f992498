/**
 * Passages that apply to every call, for the API reference on the web and in `docs/api.md`. Markdown for
 * `code` and [a call](#its-name) only.
 */
export interface Passage {
  readonly title: string
  readonly paragraphs: readonly string[]
}

export const passages: readonly Passage[] = [
  {
    title: 'Requests',
    paragraphs: [
      'Every call is `POST /api/users/<call>`, except those that say `GET`. The body is a JSON object, sent as `application/json` or `text/plain`. To send a file, use `multipart/form-data`, with `user_id` and `api_key` before the file.',
      'Ids may be numbers or digits in a string, flags `1`, `"1"` or `true`. Unknown inputs are ignored, and the answer names them in `unknown_fields`.',
    ],
  },
  {
    title: 'Credentials',
    paragraphs: [
      'A member’s call carries `user_id` and `api_key`: the `id` and `api_key` in the `user_data` that [login](#login) answers. A session opened in a browser only works together with that browser’s cookies.',
    ],
  },
  {
    title: 'Tokens',
    paragraphs: [
      'Apps and bots use tokens, never a password: `Authorization: Bearer cmn_…` in place of `user_id` and `api_key`, also for uploads. A member makes them in Settings > Security, or by [add_token](#add_token), each with a name, an expiry and scopes: `read`, `write`, `chat` (conversations and calls), `wallet` (balances and transactions) and `money` (spending FCELL up to a daily limit; what is paid out of escrow, is charged again each month or leaves Commons is for members alone). Each call says below which scope it needs; where it names none, no token may make it. A call beyond a token’s scopes is refused with `scope_needed` or `not_by_token`, one beyond its limit with `over_token_limit`, and one with a token that is unknown, expired or revoked with `token_refused`.',
      'A token ends no session, and no login ends a token. Who asks by it is its member: what it posts is theirs. The tokens of a member share limits of their own. [token_detail](#token_detail) says whose it is and what is left of its limit. Its sockets hear what its scopes let it read.',
    ],
  },
  {
    title: 'Answers',
    paragraphs: [
      'Every answer is a JSON object with `code` and `message`, a text in the member’s language. On success the status is 200, `code` is true and the call’s own keys follow. On a refusal `code` is false, `error` names the refusal, and `fields` says what is wrong with each input.',
    ],
  },
  {
    title: 'Versions',
    paragraphs: [
      'What is described here stands within a major version; additions come at any time: calls, inputs that may be missing, fields and values of answers, and refusals. So ignore fields that you don’t know, and take a value or refusal that you don’t know for some other. `/api/changes` lists the versions, as JSON or as a page.',
      'What will go is deprecated first, for half a year at least. Answers to whoever uses it have a `Deprecation` header (RFC 9745), a `Sunset` header (RFC 8594) if it has an end, and a `Link` with `rel="deprecation"` to where it is told what to use instead.',
    ],
  },
  {
    title: 'Pages of a list',
    paragraphs: [
      'Lists take `page` and `limit`. Better, pass the `next` of one page as `before` to get the following one: new rows then never shift a page. The last page has no `next`.',
    ],
  },
  {
    title: 'Sending again',
    paragraphs: [
      'A member’s write with an `idempotency_key` happens once. Sent again, it gets the first answer. Reads can be sent again at any time.',
    ],
  },
  {
    title: 'Large files',
    paragraphs: [
      'A large file can be sent ahead in pieces and go on after a lost connection, by the tus protocol (tus.io) at `/api/uploads`, with `user-id` and `api-key`, or a token, as headers. The last part of its address is its id, which a call then takes as `upload_id` in place of its `file`, or as `cover_upload_id` in place of its `cover`. An upload that nobody asks for is removed after four days.',
    ],
  },
  {
    title: 'Addresses of files',
    paragraphs: [
      'Pictures, videos and other files are named by addresses that begin with `/media/`, below the address of this site. Those with a `signature` are the caller’s own: they need no cookie, stay the same for an hour, and work for one to two hours. Ask the call again for a new one, and pass none on.',
      'A `message` that is said to be HTML is safe to show as it is: its text is escaped, and in a chat its only tags are links and line breaks. `text` beside it is what was written.',
    ],
  },
  {
    title: 'What happens meanwhile',
    paragraphs: [
      'A WebSocket at `/api/socket` says that something has changed, and never what: the client then asks by a call. Its frames are JSON objects. The first is `{"ticket": "…"}`, with a ticket of [socket_ticket](#socket_ticket), within five seconds; the answer is `{"ready": true}`. A program sends no `Origin` header; one that a browser sends has to be the site’s own, or one of those that the site lists for apps.',
      '`{"subscribe": ["feed", "post:12"]}` asks for topics, at most 500 a socket and 80 characters each; `{"unsubscribe": […]}` ends it. Each call says which topics it shows. The answer is `{"subscribed": […]}`, with those that can’t be heard in `refused`, whether there is no such thing or it is not for the caller. They are heard as soon as the caller may hear them.',
      '`{"hints": ["post:12"]}` means that a call which shows this topic answers something else than before, be it that it is gone. `{"resync": true}` means that hints may be lost: ask again for everything that is on show. After subscribing, hints of at least the last ten seconds are sent, so that nothing is missed between a call and the subscription. `{"ended": "session_replaced"}` or `session_expired` comes before the socket is closed with its session, and `token_refused` before it is closed with its token.',
      'A program that doesn’t stay connected can be told of its member’s news by [webhooks](#add_webhook), signed as Standard Webhooks says.',
      'The server pings every 30 seconds and ends a socket that hasn’t answered by the next ping. It closes with 4400 what is no frame, 1009 one beyond 16 KB, 4401 without a valid ticket or session, 4429 beyond 100 frames in ten seconds, 8 sockets of a member or too many topics in a minute, 1001 and 1012 when it restarts, and 1011 on a fault. After 4400 and 4401 connecting again is of no use before a change; otherwise wait a second, then twice as long each time, at most half a minute, and get a new ticket: each is good once, for 30 seconds.',
    ],
  },
  {
    title: 'Limits',
    paragraphs: [
      'Calls per minute are counted for each member, and for visitors for each network. Calls of one class share a limit. Beyond it, or while the server is too busy, `Retry-After` says how many seconds to wait. Each answer says in `X-RateLimit-Limit` how many calls of its class a minute has, in `X-RateLimit-Remaining` how many are left, and in `X-RateLimit-Reset` in how many seconds all are, if none is made.',
    ],
  },
]

/** The meaning of each HTTP status. */
export const statusMeanings: ReadonlyArray<readonly [status: number, meaning: string]> = [
  [200, 'Done.'],
  [400, 'The request is malformed.'],
  [401, 'No valid session or token: log in again.'],
  [403, 'Not allowed.'],
  [404, 'It does not exist, or you may not see it: the two look the same.'],
  [405, 'The call needs another method.'],
  [409, 'Not possible in the current state.'],
  [413, 'Too large.'],
  [415, 'Unsupported content type or kind of file.'],
  [422, 'A field, a password or a code is wrong.'],
  [429, 'Too many requests. `Retry-After` says when to try again.'],
  [500, 'A fault in Commons.'],
  [503, 'Too busy, or restarting. `Retry-After` says when to try again.'],
]
