import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { topicsOf } from '../../../api/topics.ts'
import { holdUpload, logIn, png, uploads } from '../../../compose/test-compose.ts'
import { postCalls } from './post-calls.ts'
import { aComment, aReply } from './test-comments.ts'

const client = new QueryClient()
const { comments, replies } = postCalls

beforeEach(() => logIn(3))
afterEach(() => vi.unstubAllGlobals())

test('lists hear of changes to the post, those of replies by what was answered', async () => {
  const asked = answerWith(({ name }) =>
    success({ post: 1, next: 'x', recdata: [name === 'post_comment_list' ? aComment(5) : aReply(8)] }),
  )
  const said = await comments.list(1, { limit: 10 })
  const answers = await replies.list(5, { limit: 10, before: '9' })
  expect(
    asked.map(({ name, body }) => [name, body['post_id'] ?? body['post_comment_id'], body['before']]),
  ).toEqual([
    ['post_comment_list', 1, undefined],
    ['post_comment_reply_list', 5, '9'],
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
  const first = holdUpload()
  first.answer({ recdata: aComment(9) })
  const added = await comments.add(client, 1, words, {})
  expect(added.said.id).toBe(9)
  const common = { file_type: 'image/png', idempotency_key: 'k' }
  expect(uploads).toMatchObject([
    {
      name: 'post_comment',
      fields: { post_id: '1', comment: 'Look', alt: 'A cat', ...common },
      files: { file },
    },
  ])
  const second = holdUpload()
  second.answer({ recdata: aReply(10) })
  await replies.add(client, 5, { ...words, alt: '' }, {})
  expect(uploads).toMatchObject([
    {
      name: 'post_comment_reply',
      fields: { post_comment_id: '5', reply: 'Look', ...common },
      files: { file },
    },
  ])
  expect(uploads[0]?.fields).not.toHaveProperty('alt')
})

test('comments and replies are deleted and restored by calls of their own', () => {
  const writes = [comments, replies].flatMap(({ remove, restore }) => [remove, restore])
  expect(writes.map(({ name, input }) => [name, input(5)])).toEqual([
    ['post_comment_delete', { post_comment_id: 5 }],
    ['post_comment_restore', { post_comment_id: 5 }],
    ['post_comment_reply_delete', { post_comment_reply_id: 5 }],
    ['post_comment_reply_restore', { post_comment_reply_id: 5 }],
  ])
})
