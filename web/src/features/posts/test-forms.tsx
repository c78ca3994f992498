import { type Forms, type } from '../../test-walk-forms.tsx'
import { MuteForm } from './mute/MuteForm.tsx'
import { RemindForm } from './remind/RemindForm.tsx'
import { HashtagForm } from './settings/HashtagForm.tsx'
import { MuteAdd } from './settings/MuteAdd.tsx'

const ignore = () => {}

export const forms: Forms = {
  'features/posts/mute/MuteForm.tsx': [
    {
      call: 'add_mute',
      render: () => <MuteForm tags={[]} onClose={ignore} />,
      fill: () => type("Word you don't want to see", 'spoiler'),
      fields: { word: "Word you don't want to see" },
      given: ['mute_type', 'days'],
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
