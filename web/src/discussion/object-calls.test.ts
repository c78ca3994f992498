import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../api/test-server.ts'
import { topicsOf } from '../api/topics.ts'
import { upload } from '../api/upload.ts'
import { logIn, png } from '../compose/test-compose.ts'
import { objectCalls } from './object-calls.ts'
import { listedComment, listedReply } from './test-comments.ts'

// jsdom reports no upload progress; upload.test.ts tests the real upload.
vi.mock('../api/upload.ts')

const client = new QueryClient()
const { comments, replies } = objectCalls

beforeEach(() => logIn(3))
afterEach(() => vi.unstubAllGlobals())

test('lists hear of changes to the post, those of replies by what was answered', async () => {
  const asked = answerWith(({ name }) =>
    success({ object: 1, next: 'x', recdata: [name === 'comment_list' ? listedComment(5) : listedReply(8)] }),
  )
  const said = await comments.list(1, { limit: 10 })
  const answers = await replies.list(5, { limit: 10, before: '9' })
  expect(
    asked.map(({ name, body }) => [name, body['object_id'] ?? body['comment_id'], body['before']]),
  ).toEqual([
    ['comment_list', 1, undefined],
    ['comment_reply_list', 5, '9'],
  ])
  expect(said).toMatchObject({ rows: [{ id: 5, commentId: undefined, text: 'Comment 5' }], next: 'x' })
  expect(answers).toMatchObject({ rows: [{ id: 8, commentId: 5, text: 'Reply 8', replies: undefined }] })
  expect(topicsOf(...comments.listKey(1), said, 3)).toContain('comments:1')
  expect(topicsOf(...replies.listKey(5), answers, 3)).toEqual(['comments:1'])
})

test('a file goes with its words, its kind and its key', async () => {
  const file = png()
  const words = {
    text: 'Look',
    media: { file, kind: 'image', seconds: undefined },
    alt: 'A cat',
    key: 'k',
  } as const
  vi.mocked(upload).mockResolvedValueOnce({ message: 'Success', recdata: listedComment(9) } as never)
  const added = await comments.add(client, 1, words, {})
  expect(added.said.id).toBe(9)
  vi.mocked(upload).mockResolvedValueOnce({ message: 'Success', recdata: listedReply(10) } as never)
  await replies.add(client, 5, { ...words, alt: '' }, {})
  const common = { file_type: 'image/png', idempotency_key: 'k' }
  expect(vi.mocked(upload).mock.calls).toEqual([
    ['add_comment', { object_id: 1, comment: 'Look', alt: 'A cat', ...common }, { file }, {}],
    ['add_comment_reply', { comment_id: 5, reply: 'Look', ...common }, { file }, {}],
  ])
})

test('comments and replies are deleted and restored by the same calls', () => {
  const writes = [comments, replies].flatMap(({ remove, restore }) => [remove, restore])
  // The type of a list with the input of any call in it is too complex for the compiler.
  expect(writes.map(({ name, input }): readonly unknown[] => [name, input(5) as unknown])).toEqual([
    ['delete_comment', { comment_id: 5 }],
    ['restore_comment', { comment_id: 5 }],
    ['delete_comment', { comment_id: 5 }],
    ['restore_comment', { comment_id: 5 }],
  ])
})
