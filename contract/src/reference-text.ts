/**
 * What holds of every call, in words. `code` stands in backticks, and [a call](#its-name) is a link, as in
 * Markdown; the API reference has both as a page and as a document.
 */
export interface Passage {
  readonly title: string
  readonly paragraphs: readonly string[]
}

export const passages: readonly Passage[] = [
  {
    title: 'Requests',
    paragraphs: [
      'Every call is `POST /api/users/<call>` but for those that say `GET`. A body is a JSON object, sent as `application/json` or `text/plain`; where a file travels it is `multipart/form-data`, with `user_id` and `api_key` before the file.',
      'Ids may be numbers or digits, flags `1`, `"1"` or `true`. Inputs that a call does not know are ignored.',
    ],
  },
  {
    title: 'Credentials',
    paragraphs: [
      'A member’s call carries `user_id` and `api_key`, which are `id` and `api_key` of the `user_data` that [login](#login) answers. A session that a browser opened is good together with that browser’s cookies only.',
    ],
  },
  {
    title: 'Answers',
    paragraphs: [
      'Every answer is a JSON object with `code` and `message`, a text in the member’s language. `code` is true with status 200 and the call’s own keys. Otherwise `code` is false, `error` names the refusal, and `fields` says of each wrong input what is wrong.',
    ],
  },
  {
    title: 'Pages of a list',
    paragraphs: [
      'Lists take `page` and `limit`, or as `before` the `next` of the page before; the last page has no `next`. With `before` new rows never shift a page.',
    ],
  },
  {
    title: 'Sending again',
    paragraphs: [
      'A member’s write that carries an `idempotency_key` happens once: sent again, it gets the first answer. Reads may be sent again at any time.',
    ],
  },
  {
    title: 'Limits',
    paragraphs: [
      'The figures of calls a minute are for each member, and for a visitor for each network; calls of one class share theirs. Beyond it, and while the server is too busy, a refusal says in `Retry-After` how many seconds to wait.',
    ],
  },
]

/** What a status says of an answer, whatever the refusal. */
export const statusMeanings: ReadonlyArray<readonly [status: number, meaning: string]> = [
  [200, 'Done.'],
  [400, 'The request could not be read.'],
  [401, 'There is no valid session: log in again.'],
  [403, 'Not allowed.'],
  [404, 'Not there, or not yours to see: the two look the same.'],
  [405, 'The call takes another method.'],
  [409, 'The state of things is against it.'],
  [413, 'Too large.'],
  [415, 'A content type or a kind of file that is not taken.'],
  [422, 'A field, a password or a code is wrong.'],
  [429, 'Too often; `Retry-After` says when.'],
  [500, 'Our mistake.'],
  [503, 'Too busy, or restarting; `Retry-After` says when.'],
]
