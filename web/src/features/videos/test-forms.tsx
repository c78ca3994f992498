import { fireEvent, screen } from '@testing-library/react'
import { type Forms, type } from '../../test-walk-forms.tsx'
import HoldDialog from '../../discussion/HoldDialog.tsx'
import CreateChannelDialog from './channels/CreateChannelDialog.tsx'
import CustomiseChannelDialog from './channels/CustomiseChannelDialog.tsx'
import EditVideoDialog from './channels/content/EditVideoDialog.tsx'
import { TitleField } from './channels/content/TitleField.tsx'
import { WordsForm } from './comments/CommentRules.tsx'
import TierDialog from './memberships/TierDialog.tsx'
import ShareDialog from './shares/ShareDialog.tsx'
import { aChannel } from './test-channels.ts'
import { aShare } from './test-shares.ts'
import { aSiteVideo } from './test-videos.ts'

const fields = { channel_name: 'Name', handle: 'Handle', about: 'About', links: 'Links' }

export const forms: Forms = {
  'features/videos/upload/UploadForm.tsx':
    'The upload goes on after it has closed, and the channel’s page says what is refused.',
  'features/videos/channels/content/TitleField.tsx': [
    {
      call: 'update_video',
      render: () => <TitleField video={aSiteVideo(5)} onClose={() => {}} />,
      fill: () => type('Title', 'Rolls'),
      fields: { title: 'Title' },
      given: ['video_id'],
    },
  ],
  'features/videos/comments/CommentRules.tsx': [
    {
      call: 'comment_rules_update',
      render: () => <WordsForm words={[]} />,
      fill: () => type('Words and addresses that wait', 'scam'),
      fields: { words: 'Words and addresses that wait' },
    },
  ],
  'discussion/HoldDialog.tsx': [
    {
      call: 'comment_settings_update',
      render: () => (
        <HoldDialog object={5} holding={{ own: undefined, general: 'off', waiting: 0 }} onClose={() => {}} />
      ),
      async fill() {
        fireEvent.click(await screen.findByRole('radio', { name: 'All wait' }))
      },
      fields: {},
      given: ['object_id', 'hold'],
    },
  ],
  'features/videos/channels/ChannelForm.tsx': [
    {
      call: 'create_channel',
      render: () => <CreateChannelDialog onMade={() => {}} onClose={() => {}} />,
      async fill() {
        await screen.findByLabelText('Name')
        type('Name', 'Kitchen')
      },
      fields,
    },
    {
      call: 'update_channel',
      render: () => <CustomiseChannelDialog channel={aChannel(70)} onClose={() => {}} />,
      async fill() {
        await screen.findByLabelText('Name')
        type('Name', 'Kitchen')
      },
      fields,
      given: ['channel_id', 'comment_hold'],
    },
  ],
  'features/videos/shares/ShareDialog.tsx': [
    {
      call: 'propose_channel_share',
      render: () => <ShareDialog channelId={70} share={aShare(9, 'Ed')} onClose={() => {}} />,
      async fill() {
        await screen.findByLabelText('Share in percent')
        type('Share in percent', '20')
      },
      fields: { percent: 'Share in percent' },
      given: ['channel_id', 'member_user_id'],
    },
  ],
  'features/videos/memberships/TierDialog.tsx': [
    {
      call: 'set_channel_tier',
      render: () => <TierDialog channelId={70} tier={null} onClose={() => {}} />,
      async fill() {
        await screen.findByLabelText('Title')
        type('Title', 'Friends')
        type('Price a month', '5')
      },
      fields: { title: 'Title', perks: 'What it brings', price: 'Price a month' },
      given: ['channel_id'],
    },
  ],
  'features/videos/channels/content/EditVideoDialog.tsx': [
    {
      call: 'update_video',
      render: () => <EditVideoDialog video={aSiteVideo(5)} onClose={() => {}} />,
      async fill() {
        fireEvent.click(await screen.findByRole('radio', { name: 'Scheduled' }))
        type('Publish at', '2027-01-02T10:00')
      },
      fields: { title: 'Title', description: 'Description', publish_at: 'Publish at', hashtag: 'Tags' },
      given: ['video_id', 'audience', 'visibility', 'allows_download'],
    },
  ],
}
