import { type Forms, type } from '../../test-walk-forms.tsx'
import CreateGroupPage from './create/CreateGroupPage.tsx'
import { DeclineForm } from './detail/DeclineForm.tsx'
import { RulesForm } from './detail/RulesForm.tsx'
import { EventForm } from './events/EventForm.tsx'
import { anEvent } from './events/test-events.ts'
import { AnswersForm } from './join/AnswersForm.tsx'
import { LinkForm } from './members/LinkForm.tsx'
import { QuestionsForm } from './members/QuestionsForm.tsx'
import DeleteGroupDialog from './owner/DeleteGroupDialog.tsx'
import { GroupEdit } from './owner/GroupEdit.tsx'
import { NameForm } from './topics/NameForm.tsx'
import { aGroup } from './test-groups.tsx'

const ignore = () => {}

const texts = { group_name: 'Name of the group', description: 'Description' }
const write = () => {
  type('Name of the group', 'Gardeners of Brno')
  type('Description', 'Soil, seeds and sun')
}

export const newGroup = [
  {
    call: 'group_create',
    render: () => <CreateGroupPage />,
    fill: write,
    fields: texts,
    given: ['is_closed_group'],
  },
] as const satisfies Forms[string]

export const forms: Forms = {
  'features/groups/detail/DeclineForm.tsx': [
    {
      call: 'group_post_decline',
      render: () => <DeclineForm groupId={5} postId={7} name="Bob" onClose={ignore} />,
      fill: () => type('Reason (optional)', 'No sales here'),
      fields: { reason: 'Reason (optional)' },
      given: ['group_id', 'post_id'],
    },
  ],
  'features/groups/detail/RulesForm.tsx': [
    {
      call: 'group_update',
      render: () => <RulesForm group={aGroup()} onClose={ignore} />,
      fill: () => type('Rules', 'Be kind'),
      fields: { rules: 'Rules' },
      given: ['group_id'],
    },
  ],
  'features/groups/detail/PostSearch.tsx': 'It changes the address, and sends nothing.',
  'features/groups/topics/NameForm.tsx': [
    {
      call: 'group_topic_create',
      render: () => <NameForm groupId={5} />,
      fill: () => type('New topic', 'Plums'),
      fields: { name: 'New topic' },
      given: ['group_id'],
    },
    {
      call: 'group_topic_update',
      render: () => <NameForm groupId={5} topic={{ group_topic_id: 3, name: 'Plums' }} onClose={ignore} />,
      fill: () => type('Name of the topic', 'Pears'),
      fields: { name: 'Name of the topic' },
      given: ['group_topic_id', 'place'],
    },
  ],
  'features/groups/events/EventForm.tsx': [
    {
      call: 'group_event_create',
      render: () => <EventForm groupId={5} onClose={ignore} />,
      fill() {
        type('Title', 'Seed swap')
        type('Begins', '2026-12-24T18:00')
        type('Place', 'Brno')
        type('Link', 'https://seeds.example')
        type('Description', 'Bring seeds')
        type('How many people can come', '20')
      },
      fields: {
        title: 'Title',
        begins_at: 'Begins',
        ends_at: 'Ends',
        time_zone: 'Time zone',
        place: 'Place',
        link: 'Link',
        description: 'Description',
        places: 'How many people can come',
      },
      given: ['group_id'],
    },
    {
      call: 'group_event_update',
      render: () => <EventForm groupId={5} event={anEvent()} onClose={ignore} />,
      fill: () => type('Title', 'Seed swap, moved'),
      fields: {
        title: 'Title',
        begins_at: 'Begins',
        ends_at: 'Ends',
        time_zone: 'Time zone',
        place: 'Place',
        link: 'Link',
        description: 'Description',
        places: 'How many people can come',
      },
      given: ['group_event_id'],
    },
  ],
  'features/groups/join/AnswersForm.tsx': [
    {
      call: 'join_group',
      render: () => (
        <AnswersForm
          group={{ id: 5, questions: [{ question: 'What do you grow?', is_required: 1 }] }}
          onClose={ignore}
        />
      ),
      fill: () => type('What do you grow?', 'Tomatoes'),
      fields: { answers: 'What do you grow?' },
      given: ['group_id'],
    },
  ],
  'features/groups/members/QuestionsForm.tsx': [
    {
      call: 'group_questions_update',
      render: () => <QuestionsForm groupId={5} questions={[]} onClose={ignore} />,
      fill: () => type('Question 1', 'What do you grow?'),
      fields: { questions: 'Question 1' },
      given: ['group_id'],
    },
  ],
  'features/groups/members/LinkForm.tsx': [
    {
      call: 'group_link_create',
      render: () => <LinkForm groupId={5} onClose={ignore} />,
      fill: () => type('How many people can use it', '10'),
      fields: {},
      given: ['group_id', 'days', 'uses'],
    },
  ],
  'features/groups/owner/DeleteGroupDialog.tsx': [
    {
      call: 'group_delete',
      render: () => (
        <DeleteGroupDialog group={aGroup()} held={undefined} onDeleted={ignore} onClose={ignore} />
      ),
      fill: () => type('Type the name of the group to delete it', 'Gardener'),
      fields: { group_name: 'Type the name of the group to delete it' },
      given: ['group_id'],
    },
  ],
  'features/groups/owner/GroupEdit.tsx': [
    {
      call: 'group_update',
      render: () => <GroupEdit group={aGroup()} onClose={ignore} />,
      fill: write,
      fields: texts,
      given: ['group_id'],
    },
  ],
}
