import { fireEvent } from '@testing-library/react'
import { type Forms, type } from '../../test-walk-forms.tsx'
import { aGroup } from '../groups/test-groups.tsx'
import CreateProjectPage from './create/CreateProjectPage.tsx'
import { ProjectForm } from './owner/ProjectForm.tsx'
import { FaqForm } from './faq/FaqForm.tsx'
import { StoryPictureEdit } from './story/StoryPictureEdit.tsx'
import { StoryPictureForm } from './story/StoryPictureForm.tsx'
import { StoryVideoForm } from './story/StoryVideoForm.tsx'
import { aProject, aStoryPicture } from './test-projects.ts'

const ignore = () => {}

const fields = {
  group_name: 'Title',
  description: 'Description',
  funding_target: 'Funding target',
  location: 'Location',
  industry: 'Industry',
  price_point: 'Price point',
  experience: 'Experience',
}
const write = () => {
  type('Title', 'Bread oven')
  type('Description', 'Bread for the whole street')
  type('Funding target', '500')
  type('Location', 'Brno')
  type('Experience', 'Two ovens')
}

export const newProject = [
  {
    call: 'project_create',
    render: () => <CreateProjectPage />,
    fill: write,
    fields,
    given: ['is_closed_group', 'days', 'pays'],
  },
] as const satisfies Forms[string]

const choose = (name: string, type_: string) =>
  fireEvent.change(document.querySelector('input[type=file]') ?? document.body, {
    target: { files: [new File(['bytes'], name, { type: type_ })] },
  })

export const forms: Forms = {
  'features/projects/faq/FaqForm.tsx': [
    {
      call: 'project_faq_add',
      render: () => <FaqForm groupId={5} onClose={ignore} />,
      fill() {
        type('Question', 'How deep?')
        type('Answer', 'Nine metres')
      },
      fields: { question: 'Question', answer: 'Answer' },
      given: ['group_id'],
    },
    {
      call: 'project_faq_edit',
      render: () => (
        <FaqForm
          groupId={5}
          faq={{ faq_id: 2, question: 'How deep?', answer: 'Nine metres', comment_id: null }}
          onClose={ignore}
        />
      ),
      fill: () => type('Answer', 'Ten metres'),
      fields: { question: 'Question', answer: 'Answer' },
      given: ['faq_id'],
    },
  ],
  'features/projects/story/StoryPictureForm.tsx': [
    {
      call: 'add_story_picture',
      render: () => <StoryPictureForm project={aProject()} onClose={ignore} />,
      fill() {
        choose('oven.png', 'image/png')
        type('Caption', 'The oven')
        type("Describe it for people who can't see it", 'Bricks in a circle')
      },
      fields: { caption: 'Caption', alt: "Describe it for people who can't see it", after: 'Place' },
      given: ['group_id'],
    },
  ],
  'features/projects/story/StoryPictureEdit.tsx': [
    {
      call: 'edit_story_picture',
      render: () => <StoryPictureEdit picture={aStoryPicture()} onClose={ignore} />,
      fill: () => type('Caption', 'Our oven'),
      fields: { caption: 'Caption', alt: "Describe it for people who can't see it" },
      given: ['story_picture_id'],
    },
  ],
  'features/projects/story/StoryVideoForm.tsx': [
    {
      call: 'set_story_video',
      render: () => <StoryVideoForm projectId={5} onClose={ignore} />,
      fill() {
        choose('oven.mp4', 'video/mp4')
        type("Describe it for people who can't see it", 'Hands that knead')
      },
      fields: { alt: "Describe it for people who can't see it" },
      given: ['group_id'],
    },
  ],
  'features/projects/owner/ProjectForm.tsx': [
    {
      call: 'project_update',
      render: () => (
        <ProjectForm
          group={aGroup({ is_project: 1 })}
          project={aProject({ backer_count: 0 })}
          onClose={ignore}
        />
      ),
      fill: write,
      fields,
      given: ['group_id', 'days'],
    },
  ],
}
