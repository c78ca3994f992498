import { type Forms, type } from '../../test-walk-forms.tsx'
import EditReelDialog from './create/EditReelDialog.tsx'
import { aReel } from './test-reels.ts'

export const forms: Forms = {
  'features/reels/create/CreateReelForm.tsx':
    'The outbox sends the reel, and says in its row what is refused.',
  'features/reels/create/EditReelDialog.tsx': [
    {
      call: 'edit_reel',
      render: () => <EditReelDialog reel={aReel(5)} onClose={() => {}} />,
      fill: () => type('About or Tagline', 'Rolls'),
      fields: { message: 'About or Tagline', alt: "Describe it for people who can't see it" },
      given: ['reel_id', 'post_type', 'nsfw'],
    },
  ],
}
