import { fireEvent, screen } from '@testing-library/react'
import { type Forms, type } from '../../test-walk-forms.tsx'
import { MoveForm } from './drafts/MoveForm.tsx'
import { TopicForm } from './editing/TopicForm.tsx'
import { FolderForm } from './folders/FolderForm.tsx'
import { ImportForm } from './imports/ImportForm.tsx'
import { MuteForm } from './mute/MuteForm.tsx'
import { RemindForm } from './remind/RemindForm.tsx'
import { HashtagForm } from './settings/HashtagForm.tsx'
import { MuteAdd } from './settings/MuteAdd.tsx'

const ignore = () => {}

export const forms: Forms = {
  'features/posts/editing/TopicForm.tsx': [
    {
      call: 'group_post_topic',
      render: () => <TopicForm groupId={5} postId={7} topic={3} onClose={ignore} />,
      answers: { group_detail: { recdata: { topics: [{ group_topic_id: 3, name: 'Plums' }] } } },
      fill: async () => void (await screen.findByRole('option', { name: 'Plums' })),
      fields: { group_topic_id: 'Topic' },
      given: ['group_id', 'post_id'],
    },
  ],
  'features/posts/folders/FolderForm.tsx': [
    {
      call: 'add_saved_folder',
      render: () => <FolderForm postId={3} onClose={ignore} />,
      fill: () => type('Name', 'Recipes'),
      fields: { name: 'Name' },
      given: ['post_id'],
    },
    {
      call: 'rename_saved_folder',
      render: () => (
        <FolderForm folder={{ folder_id: 1, name: 'Old', post_count: 0, has_post: 0 }} onClose={ignore} />
      ),
      fill: () => type('Name', 'Recipes'),
      fields: { name: 'Name' },
      given: ['folder_id'],
    },
  ],
  'features/posts/imports/ImportForm.tsx': [
    {
      call: 'import_posts',
      render: () => <ImportForm />,
      fill: () =>
        fireEvent.change(screen.getByLabelText(/^File with your posts/), {
          target: { files: [new File(['PK'], 'archive.zip', { type: 'application/zip' })] },
        }),
      fields: {},
      given: ['audience'],
    },
  ],
  'features/posts/mute/MuteForm.tsx': [
    {
      call: 'add_mute',
      render: () => <MuteForm tags={[]} onClose={ignore} />,
      fill: () => type("Word you don't want to see", 'spoiler'),
      fields: { word: "Word you don't want to see" },
      given: ['mute_type', 'days'],
    },
  ],
  'features/posts/drafts/MoveForm.tsx': [
    {
      call: 'post_schedule',
      render: () => <MoveForm postId={3} publishAt={null} onClose={ignore} />,
      fill: () => type('Publish at', '2030-01-02T09:00'),
      fields: { publish_at: 'Publish at' },
      given: ['post_id'],
    },
  ],
  'features/posts/remind/RemindForm.tsx': [
    {
      call: 'repost',
      render: () => (
        <RemindForm postId={3} audience="public" onPlain={ignore} onClose={ignore}>
          The post
        </RemindForm>
      ),
      fill: () => type('Remark (optional)', 'Read this'),
      fields: { repost_comment: 'Remark (optional)' },
      given: ['post_id'],
    },
  ],
  'features/posts/settings/HashtagForm.tsx': [
    {
      call: 'add_hashtag',
      render: () => <HashtagForm />,
      fill() {
        type('Label', 'My garden')
        type('Hashtag', 'garden')
      },
      fields: { lable: 'Label', hashtag: 'Hashtag' },
    },
  ],
  'features/posts/settings/MuteAdd.tsx': [
    {
      call: 'add_mute',
      render: () => <MuteAdd />,
      fill: () => type('Word or words', 'spoiler'),
      fields: { word: 'Word or words' },
      given: ['mute_type'],
    },
  ],
}
